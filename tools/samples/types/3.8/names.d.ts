declare module '@cornerstonejs/tools' {
  /** tools 1: utilities */
  interface Utilities {
    jumpToSlice(element: HTMLDivElement, options: { imageIndex: number }): Promise<void>;
  }
}

export {};
