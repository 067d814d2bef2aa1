// What both versions of @ohif/ui-next have. platform/ui-next/src/index.ts
import type { ButtonHTMLAttributes, ComponentType } from 'react';

/** platform/ui-next/src/components/Button/Button.tsx */
export const Button: ComponentType<
  {
    variant?: 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
    size?: 'default' | 'sm' | 'lg' | 'icon';
    asChild?: boolean;
    dataCY?: string;
  } & ButtonHTMLAttributes<HTMLButtonElement>
>;
