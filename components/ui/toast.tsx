'use client';

import { CircleAlert, CircleCheck, CircleX, Info, LoaderCircle } from 'lucide-react';
import { useCallback, useId, useSyncExternalStore, type ComponentProps, type CSSProperties } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { useColorScheme } from '@/components/ui/use-color-scheme';

export interface ToasterProps extends ComponentProps<typeof Sonner> {
  /** Color mode of the messages. The default is the mode of the page. */
  theme?: 'light' | 'dark' | 'system';
  /** If true, the color of a message shows its kind, e.g. green for success. */
  richColors?: boolean;
  /** Corner or edge of the window where messages appear. A single message can override it. */
  position?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | 'top-center' | 'bottom-center';
  /** Milliseconds that a message stays visible. The pointer and the focus pause the countdown. */
  duration?: number;
  /** Number of messages that are visible at the same time. */
  visibleToasts?: number;
  /** If true, messages are listed one below another instead of overlapping in a stack. */
  expand?: boolean;
  /** If true, each message has a close button. */
  closeButton?: boolean;
  /** Keyboard shortcut that moves the focus to the messages, e.g. `['altKey', 'KeyT']`. */
  hotkey?: string[];
}

/** Displays the messages sent with `toast`. If a page has several toasters, only the first one displays messages. */
function Toaster({
  theme,
  richColors = true,
  position = 'bottom-right',
  duration = 4000,
  visibleToasts = 3,
  expand = false,
  closeButton = false,
  hotkey = HOTKEY,
  icons,
  style,
  toastOptions,
  ...props
}: ToasterProps) {
  const isFirst = useIsFirst(props.id ?? '');
  const scheme = useColorScheme();
  const mode = theme ?? scheme;
  if (!isFirst) return null;
  return (
    <Sonner
      className="toaster group"
      theme={mode}
      richColors={richColors}
      position={position}
      duration={duration}
      visibleToasts={visibleToasts}
      expand={expand}
      closeButton={closeButton}
      hotkey={hotkey}
      icons={{ ...ICONS, ...icons }}
      style={{ ...FRAME, ...TEXTS[mode], ...style }}
      toastOptions={{ ...toastOptions, classNames: { ...CLASSES, ...toastOptions?.classNames } }}
      {...props}
    />
  );
}

const HOTKEY = ['altKey', 'KeyT'];

/** Styles for Sonner: messages as wide as in the viewer, in the font of the viewer. */
const FRAME = { '--width': '430px', fontFamily: 'Inter, system-ui, sans-serif' } as CSSProperties;

/** Darker text colors for light mode, in which Sonner’s own have a contrast of less than 4.5:1. */
const DARKER_TEXT = {
  '--success-text': 'hsl(140 100% 22%)',
  '--info-text': 'hsl(210 92% 36%)',
  '--warning-text': 'hsl(31 92% 29%)',
  '--error-text': 'hsl(360 100% 38%)',
} as CSSProperties;

const TEXTS = { light: DARKER_TEXT, dark: {}, system: {} } satisfies Record<string, CSSProperties>;

/** Class names that add visible focus rings and enlarge buttons, including in forced-colors mode. */
const CLASSES = {
  toast: 'flex-wrap focus-visible:outline-2! focus-visible:outline-offset-2! focus-visible:outline-ring!',
  content: 'min-w-40!',
  actionButton:
    'min-h-6 focus-visible:outline-2! focus-visible:outline-offset-2! focus-visible:outline-ring! forced-colors:border!',
  cancelButton:
    'min-h-6 focus-visible:outline-2! focus-visible:outline-offset-2! focus-visible:outline-ring! forced-colors:border!',
  closeButton: 'size-6! focus-visible:outline-2! focus-visible:outline-offset-2! focus-visible:outline-ring!',
};

const ICONS = {
  success: <CircleCheck aria-hidden className="size-4" />,
  info: <Info aria-hidden className="size-4" />,
  warning: <CircleAlert aria-hidden className="size-4" />,
  error: <CircleX aria-hidden className="size-4" />,
  loading: <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />,
};

/** React ids of the mounted toasters by their `id` prop, oldest first. Only the oldest of each `id` is rendered. */
const mounted = new Map<string, string[]>();
const watchers = new Set<() => void>();

function useIsFirst(toaster: string): boolean {
  const key = useId();
  const join = useCallback(
    (changed: () => void) => {
      mounted.set(toaster, [...(mounted.get(toaster) ?? []), key]);
      watchers.add(changed);
      for (const watcher of watchers) watcher();
      return () => {
        watchers.delete(changed);
        mounted.set(
          toaster,
          (mounted.get(toaster) ?? []).filter((other) => other !== key),
        );
        for (const watcher of watchers) watcher();
      };
    },
    [toaster, key],
  );
  return useSyncExternalStore(
    join,
    () => mounted.get(toaster)?.[0] === key,
    () => false,
  );
}

export { Toaster, toast };
