'use client';
import { GripVertical } from 'lucide-react';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { Group, Panel, Separator, type Layout, type PanelImperativeHandle } from 'react-resizable-panels';
import { cn } from '@/components/ui/cn';
import { readLayout, writeLayout } from '@/components/ui/resizable-layout';

export interface ResizablePanelGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** `horizontal` puts the panels side by side, and `vertical` stacks them. */
  direction: 'horizontal' | 'vertical';
  /** Name under which the browser saves the sizes across page loads. Requires an `id` on each panel. */
  autoSaveId?: string;
  /** Called with the sizes in percent, in the order of the panels, initially and after every change. */
  onLayout?: (sizes: number[]) => void;
  /** The panels, with a `ResizableHandle` between each two. */
  children?: ReactNode;
}

/** A group of panels, side by side or stacked, with handles between them that resize the panels. */
function ResizablePanelGroup({
  direction,
  autoSaveId,
  onLayout,
  className,
  ...props
}: ResizablePanelGroupProps) {
  const group = useRef<ComponentGroup | null>(null);
  const isRestored = useRef(false);

  // Restores the sizes after hydration, because the exported HTML can’t contain sizes that a browser has saved.
  useEffect(() => {
    const layout = autoSaveId && readLayout(autoSaveId, Object.keys(group.current?.getLayout() ?? {}));
    if (layout) group.current?.setLayout(layout);
    isRestored.current = true;
  }, [autoSaveId]);

  const keep = (layout: Layout) => {
    // The initial sizes are reported too. They must not overwrite the saved sizes before those are restored.
    if (autoSaveId && isRestored.current) writeLayout(autoSaveId, layout);
    onLayout?.(Object.values(layout));
  };

  return (
    <Group
      groupRef={group}
      orientation={direction}
      resizeTargetMinimumSize={{ coarse: 32, fine: 24 }}
      onLayoutChanged={keep}
      className={cn('h-full w-full', className)}
      {...props}
    />
  );
}

type ComponentGroup = { getLayout: () => Layout; setLayout: (layout: Layout) => Layout };

/** Methods that a panel’s `ref` provides. Sizes are in percent of the group. */
export interface ImperativePanelHandle {
  collapse: () => void;
  expand: () => void;
  getSize: () => number;
  isCollapsed: () => boolean;
  isExpanded: () => boolean;
  resize: (size: number) => void;
}

export interface ResizablePanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onResize' | 'id'> {
  /** Identifies the panel. Required if the group has an `autoSaveId`. */
  id?: string;
  /** Initial size, in percent of the group. */
  defaultSize?: number;
  /** Minimum size, in percent. A collapsible panel collapses when it is dragged below half of this size. */
  minSize?: number;
  /** Maximum size, in percent. */
  maxSize?: number;
  /** If true, dragging the handle after the panel far enough, or pressing Enter on the handle, collapses the panel. */
  collapsible?: boolean;
  /** Size of the collapsed panel, in percent. */
  collapsedSize?: number;
  /** Called after the panel collapses. */
  onCollapse?: () => void;
  /** Called after the panel expands. */
  onExpand?: () => void;
  /** Called with the new and the previous size in percent. */
  onResize?: (size: number, previous: number | undefined) => void;
  /** Ref that lets code collapse, expand and resize the panel. */
  ref?: Ref<ImperativePanelHandle>;
}

/** A panel of a `ResizablePanelGroup`. */
function ResizablePanel({
  defaultSize,
  minSize = 10,
  maxSize = 100,
  collapsible = false,
  collapsedSize = 0,
  onCollapse,
  onExpand,
  onResize,
  ref,
  ...props
}: ResizablePanelProps) {
  const panel = useRef<PanelImperativeHandle>(null);
  useImperativeHandle(ref, () => toHandle(() => panel.current), []);

  return (
    <Panel
      panelRef={panel}
      {...(defaultSize !== undefined && { defaultSize: `${defaultSize}%` })}
      minSize={`${minSize}%`}
      maxSize={`${maxSize}%`}
      collapsible={collapsible}
      collapsedSize={`${collapsedSize}%`}
      onResize={({ asPercentage: size }, _id, previous) => {
        const isCollapsed = collapsible && size <= collapsedSize;
        const wasCollapsed = collapsible && previous !== undefined && previous.asPercentage <= collapsedSize;
        onResize?.(size, previous?.asPercentage);
        if (isCollapsed && !wasCollapsed) onCollapse?.();
        if (!isCollapsed && wasCollapsed) onExpand?.();
      }}
      {...props}
    />
  );
}

function toHandle(panel: () => PanelImperativeHandle | null): ImperativePanelHandle {
  return {
    collapse: () => panel()?.collapse(),
    expand: () => panel()?.expand(),
    getSize: () => panel()?.getSize().asPercentage ?? 0,
    isCollapsed: () => panel()?.isCollapsed() ?? false,
    isExpanded: () => !(panel()?.isCollapsed() ?? false),
    resize: (size) => panel()?.resize(`${size}%`),
  };
}

export interface ResizableHandleProps extends Omit<ComponentProps<typeof Separator>, 'children'> {
  /** If true, the handle has a visible grip in the middle. */
  withHandle?: boolean;
}

/** The handle between two panels. Users can drag it, or focus it and use the arrow keys. */
function ResizableHandle({
  withHandle = false,
  className,
  'aria-label': label = 'Resize',
  ...props
}: ResizableHandleProps) {
  return (
    <Separator
      aria-label={label}
      className={cn(
        'group/handle bg-neutral relative flex items-center justify-center transition-colors motion-reduce:transition-none',
        'data-[separator=active]:bg-primary data-[separator=hover]:bg-primary',
        'outline-ring focus-visible:bg-ring focus-visible:outline-2 focus-visible:outline-offset-0',
        // Room for the outline at the ends, because the group clips what sticks out.
        'focus-visible:aria-[orientation=horizontal]:mx-0.5 focus-visible:aria-[orientation=vertical]:my-0.5',
        'aria-[orientation=horizontal]:h-1 aria-[orientation=vertical]:w-1',
        'forced-colors:bg-[ButtonBorder]',
        className,
      )}
      {...props}
    >
      {withHandle && (
        <span className="bg-muted border-neutral text-foreground z-10 flex h-4 w-3 items-center justify-center rounded-sm border group-aria-[orientation=horizontal]/handle:rotate-90">
          <GripVertical className="size-2.5" aria-hidden="true" />
        </span>
      )}
    </Separator>
  );
}

export { ResizablePanelGroup, ResizablePanel, ResizableHandle };
