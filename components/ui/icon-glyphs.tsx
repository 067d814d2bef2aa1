import {
  Angle as AngleMark,
  Brush,
  Camera,
  ChevronDown as Down,
  ChevronLeft as Left,
  ChevronRight as Right,
  ChevronUp as Up,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  Clapperboard,
  Contrast,
  Copy as TwoSheets,
  Download as ArrowDownToTray,
  Ellipsis,
  Eraser,
  Eye,
  EyeOff,
  FileOutput,
  FlipHorizontal2,
  GalleryVertical,
  ImageOff,
  Info as CircledI,
  Lasso,
  LockKeyhole,
  type LucideIcon,
  Move,
  Palette,
  PencilLine,
  Plus as PlusSign,
  Redo2,
  RotateCcw,
  RotateCw,
  Ruler,
  ScanSearch,
  Search as Lens,
  Settings2,
  Shapes,
  SlidersHorizontal,
  Square,
  Sun,
  Trash2,
  TriangleAlert,
  Undo2,
  X,
  ZoomIn,
} from 'lucide-react';
import type { ReactNode, SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

/** SVG attributes that add padding, so that the drawing fills three quarters of the icon, as in the viewer. */
const frame = { viewBox: '-4 -4 32 32', strokeWidth: 1.75 } as const;

/** Returns a component that renders a Lucide icon with the padding of `frame`. */
function glyph(Drawing: LucideIcon) {
  return ({ ref, ...props }: IconProps) => <Drawing {...frame} {...(ref && { ref })} {...props} />;
}

/** Returns a component that renders our own drawing, made on Lucide’s 24 × 24 grid. */
function drawn(lines: ReactNode) {
  return (props: IconProps) => (
    <svg
      {...frame}
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] ? undefined : true}
      {...props}
    >
      {lines}
    </svg>
  );
}

/** Icons are named after the action of their button: `Hide`, the open eye, hides a visible entry. */
export const Hide = glyph(Eye);
export const Show = glyph(EyeOff);
export const Lock = glyph(LockKeyhole);
export const More = glyph(Ellipsis);
export const Rename = glyph(PencilLine);
export const Delete = glyph(Trash2);
export const ColorChange = glyph(Palette);
export const Add = glyph(PlusSign);
export const Copy = glyph(TwoSheets);
export const Download = glyph(ArrowDownToTray);
export const Export = glyph(FileOutput);
export const Info = glyph(CircledI);
export const Search = glyph(Lens);
export const Close = glyph(X);
export const UndoArrow = glyph(Undo2);
export const RedoArrow = glyph(Redo2);
export const Controls = glyph(SlidersHorizontal);
export const Settings = glyph(Settings2);
export const ChevronDown = glyph(Down);
export const ChevronUp = glyph(Up);
export const ChevronLeft = glyph(Left);
export const ChevronRight = glyph(Right);
export const StatusTracking = glyph(CircleDot);
export const StatusUntracked = glyph(CircleDashed);
export const StatusSuccess = glyph(CircleCheck);
export const StatusWarning = glyph(TriangleAlert);
export const StatusError = glyph(CircleAlert);
export const JumpToSlice = glyph(ScanSearch);
export const MissingIcon = glyph(ImageOff);

export const DisplayFillAndOutline = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="5" fill="currentColor" stroke="none" />
  </>,
);
export const DisplayFillOnly = drawn(<circle cx="12" cy="12" r="9" fill="currentColor" stroke="none" />);
export const DisplayOutlineOnly = drawn(<circle cx="12" cy="12" r="9" />);

export const ToolZoom = glyph(ZoomIn);
export const ToolMove = glyph(Move);
export const ToolWindowLevel = glyph(Sun);
export const ToolInvert = glyph(Contrast);
export const ToolStackScroll = glyph(GalleryVertical);
export const ToolReset = glyph(RotateCcw);
export const ToolRotateRight = glyph(RotateCw);
export const ToolFlipHorizontal = glyph(FlipHorizontal2);
export const ToolCapture = glyph(Camera);
export const ToolCine = glyph(Clapperboard);
export const ToolMagnify = glyph(Lens);
export const ToolLength = glyph(Ruler);
export const ToolAngle = glyph(AngleMark);
export const ToolRectangle = glyph(Square);
export const ToolFreehandRoi = glyph(Lasso);
export const ToolBrush = glyph(Brush);
export const ToolEraser = glyph(Eraser);
export const ToolShape = glyph(Shapes);

/** Two perpendicular lines with ticks at their ends, like a bidirectional measurement. */
export const ToolBidirectional = drawn(
  <>
    <path d="M4 20 20 4M7 7l10 10" />
    <path d="m2 18 4 4M18 2l4 4M5 9l4-4M15 19l4-4" />
  </>,
);
/** An arrow that points at the annotated place. */
export const ToolAnnotate = drawn(<path d="M21 3 4 20m0-9v9h9" />);
export const ToolCircle = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 12h9" />
  </>,
);
export const ToolMeasureEllipse = drawn(<ellipse cx="12" cy="12" rx="10" ry="6.5" />);
export const ToolCrosshair = drawn(<path d="M12 2v7m0 6v7M2 12h7m6 0h7" />);
export const ToolProbe = drawn(
  <>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 2v4m0 12v4M2 12h4m12 0h4" />
  </>,
);
/** A curve of gray values that rises above a dashed threshold line. */
export const ToolThreshold = drawn(
  <>
    <path d="M3 21V3m0 18h18" />
    <path d="M3 11h18" strokeDasharray="2 3" />
    <path d="M5 18c4 0 3-12 7-12s3 12 7 12" />
  </>,
);
