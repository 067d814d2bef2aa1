/** Fades a popup in. A popup closes without a transition, so that users don’t have to wait. */
export const fadeIn = 'transition-opacity duration-150 starting:opacity-0 motion-reduce:transition-none';

/** Font, background, border, `z-index` and maximum width of menus, lists, cards and popovers. */
export const surface =
  'bg-popover text-popover-foreground border-input font-inter z-50 max-w-[calc(100vw-1rem)] border shadow-md';

/** Class names of a menu or list item. In forced-colors mode, an outline replaces the focused item’s background. */
export const row =
  'focus:bg-accent focus:text-accent-foreground focus-visible:outline-ring relative flex min-h-6 cursor-default items-center rounded text-base wrap-anywhere select-none focus-visible:outline-2 focus-visible:-outline-offset-2 data-disabled:pointer-events-none data-disabled:opacity-50 forced-colors:focus:outline-2 forced-colors:data-disabled:text-[GrayText] forced-colors:data-disabled:opacity-100';

/** The focus ring of a button. */
export const focusRing = 'focus-visible:outline-ring focus-visible:outline-2 focus-visible:outline-offset-2';
