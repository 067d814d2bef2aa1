'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { ControlName } from '@/lib/site/showcase-names';
import { findDemo, type ControlDemos } from './find-demo';

interface ControlDemoProps {
  control: ControlName;
  /** Name of the demo’s file without its extension. */
  id: string;
}

const toDemo = (demos: ControlDemos) =>
  function Demo({ control, id }: ControlDemoProps) {
    const Found = findDemo(demos, control, id);
    return <Found />;
  };

/** The demos of each control. A page loads only those of its own control, together with its other scripts. */
const demosOf: Readonly<Record<ControlName, ComponentType<ControlDemoProps>>> = {
  Button: dynamic(() => import('../controls/button/demos').then(toDemo)),
  Checkbox: dynamic(() => import('../controls/checkbox/demos').then(toDemo)),
  Combobox: dynamic(() => import('../controls/combobox/demos').then(toDemo)),
  DataRow: dynamic(() => import('../controls/data-row/demos').then(toDemo)),
  Dialog: dynamic(() => import('../controls/dialog/demos').then(toDemo)),
  DropdownMenu: dynamic(() => import('../controls/dropdown-menu/demos').then(toDemo)),
  HoverCard: dynamic(() => import('../controls/hover-card/demos').then(toDemo)),
  Input: dynamic(() => import('../controls/input/demos').then(toDemo)),
  Label: dynamic(() => import('../controls/label/demos').then(toDemo)),
  NumericMeta: dynamic(() => import('../controls/numeric-meta/demos').then(toDemo)),
  PanelSection: dynamic(() => import('../controls/panel-section/demos').then(toDemo)),
  Popover: dynamic(() => import('../controls/popover/demos').then(toDemo)),
  ScrollArea: dynamic(() => import('../controls/scroll-area/demos').then(toDemo)),
  Select: dynamic(() => import('../controls/select/demos').then(toDemo)),
  ShowcaseRow: dynamic(() => import('../controls/showcase-row/demos').then(toDemo)),
  Slider: dynamic(() => import('../controls/slider/demos').then(toDemo)),
  Switch: dynamic(() => import('../controls/switch/demos').then(toDemo)),
  Tabs: dynamic(() => import('../controls/tabs/demos').then(toDemo)),
  Toast: dynamic(() => import('../controls/toast/demos').then(toDemo)),
  ToolButton: dynamic(() => import('../controls/tool-button/demos').then(toDemo)),
  ToolButtonList: dynamic(() => import('../controls/tool-button-list/demos').then(toDemo)),
};

/** A live demo of a control (SC-04). */
export function ControlDemo(props: ControlDemoProps) {
  const Demo = demosOf[props.control];
  return <Demo {...props} />;
}
