import type { ElementType } from 'react';

/** Component name or HTML tag → the component that renders it. */
export type ComponentMap = Record<string, ElementType>;
