import * as glyph from '@/components/ui/icon-glyphs';
import type { IconProps } from '@/components/ui/icon-glyphs';
import { createElement, type ComponentType } from 'react';

type Icon = ComponentType<IconProps>;

export interface IconsByNameProps extends IconProps {
  /** Key of `Icons`, e.g. `ToolLength`, or a name used in toolbar definitions, e.g. `tool-length`. */
  name: string;
}

/** The icons by the names that the viewer’s code uses. */
const named = {
  Add: glyph.Add,
  ChevronClosed: glyph.ChevronRight,
  ChevronDown: glyph.ChevronDown,
  ChevronLeft: glyph.ChevronLeft,
  ChevronOpen: glyph.ChevronDown,
  ChevronRight: glyph.ChevronRight,
  Close: glyph.Close,
  ColorChange: glyph.ColorChange,
  Controls: glyph.Controls,
  Copy: glyph.Copy,
  Delete: glyph.Delete,
  DisplayFillAndOutline: glyph.DisplayFillAndOutline,
  DisplayFillOnly: glyph.DisplayFillOnly,
  DisplayOutlineOnly: glyph.DisplayOutlineOnly,
  Download: glyph.Download,
  Export: glyph.Export,
  EyeHidden: glyph.Show,
  EyeVisible: glyph.Hide,
  Hide: glyph.Hide,
  Info: glyph.Info,
  JumpToSlice: glyph.JumpToSlice,
  Lock: glyph.Lock,
  MissingIcon: glyph.MissingIcon,
  More: glyph.More,
  Plus: glyph.Add,
  Redo: glyph.RedoArrow,
  Rename: glyph.Rename,
  Search: glyph.Search,
  Settings: glyph.Settings,
  Show: glyph.Show,
  StatusError: glyph.StatusError,
  StatusSuccess: glyph.StatusSuccess,
  StatusTracking: glyph.StatusTracking,
  StatusUntracked: glyph.StatusUntracked,
  StatusWarning: glyph.StatusWarning,
  ToolAngle: glyph.ToolAngle,
  ToolAnnotate: glyph.ToolAnnotate,
  ToolBidirectional: glyph.ToolBidirectional,
  ToolBrush: glyph.ToolBrush,
  ToolCapture: glyph.ToolCapture,
  ToolCine: glyph.ToolCine,
  ToolCircle: glyph.ToolCircle,
  ToolCrosshair: glyph.ToolCrosshair,
  ToolEraser: glyph.ToolEraser,
  ToolFlipHorizontal: glyph.ToolFlipHorizontal,
  ToolFreehandRoi: glyph.ToolFreehandRoi,
  ToolInvert: glyph.ToolInvert,
  ToolLength: glyph.ToolLength,
  ToolMagnify: glyph.ToolMagnify,
  ToolMeasureEllipse: glyph.ToolMeasureEllipse,
  ToolMove: glyph.ToolMove,
  ToolProbe: glyph.ToolProbe,
  ToolRectangle: glyph.ToolRectangle,
  ToolReset: glyph.ToolReset,
  ToolRotateRight: glyph.ToolRotateRight,
  ToolShape: glyph.ToolShape,
  ToolStackScroll: glyph.ToolStackScroll,
  ToolThreshold: glyph.ToolThreshold,
  ToolWindowLevel: glyph.ToolWindowLevel,
  ToolZoom: glyph.ToolZoom,
  Trash: glyph.Delete,
  Undo: glyph.UndoArrow,
} satisfies Record<string, Icon>;

/** All icons by name, including names from toolbar definitions that `toKey` can’t convert to a key of `named`. */
const known = new Map<string, Icon>([
  ['icon-tool-livewire', glyph.ToolFreehandRoi],
  ['icon-tool-loupe', glyph.ToolMagnify],
  ['status-tracked', glyph.StatusTracking],
  ['tool-ellipse', glyph.ToolMeasureEllipse],
  ['tool-point', glyph.ToolCircle],
  ...Object.entries(named),
]);

/** Converts a name from a toolbar definition to a key of `named`: `icon-tool-brush` → `ToolBrush`. */
const toKey = (name: string) =>
  name.replace(/^icon-/, '').replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Renders the icon of a name that is known only at run time, or `MissingIcon` if no icon has that name. */
function IconsByName({ name, ...props }: IconsByNameProps) {
  return createElement(known.get(name) ?? known.get(toKey(name)) ?? glyph.MissingIcon, props);
}

/** Icons of actions, states and tools: `<Icons.Rename />`, or `<Icons.ByName name="tool-length" />`. */
export const Icons = {
  ...named,
  ByName: IconsByName,
  /** Registers an icon for `ByName`, e.g. the icon of an extension’s tool. */
  addIcon: (name: string, icon: Icon) => void known.set(name, icon),
};
