import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '@/components/ui/cn';

/** Returns the class names of a button, also for other elements that should look like one, such as links. */
const buttonVariants = cva(
  [
    'inline-flex items-center justify-center rounded text-base leading-tight font-normal whitespace-nowrap',
    'transition-colors motion-reduce:transition-none',
    'outline-ring focus-visible:outline-2 focus-visible:outline-offset-2',
    'disabled:pointer-events-none disabled:opacity-50',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    'forced-colors:border [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        // Mixes the color with black instead of making it translucent, so the label’s contrast is at least 4.5:1.
        default: [
          'bg-[color-mix(in_srgb,--theme(--color-primary)_60%,black)] text-primary-foreground',
          'hover:bg-[color-mix(in_srgb,--theme(--color-primary)_80%,black)]',
        ],
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive/90',
        outline:
          'border border-primary/40 bg-background text-primary hover:bg-primary/25 hover:text-foreground',
        secondary: 'bg-primary/40 text-secondary-foreground hover:bg-primary/60',
        ghost: 'text-primary hover:bg-primary/25 hover:text-foreground',
        link: 'text-primary underline-offset-4 hover:underline',
      },
      size: {
        default: 'h-7 px-2 py-2',
        sm: 'h-6 px-2',
        lg: 'h-9 px-2',
        icon: 'h-6 w-6',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Visual weight of the button: `default` is for the main action, `ghost` for one of many. */
  variant?: 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
  /** Height of the button: 28 px (`default`), 24 px (`sm`) or 36 px (`lg`). `icon` is a 24 px square for an icon. */
  size?: 'default' | 'sm' | 'lg' | 'icon';
  /** Applies the style and props to the only child, e.g. a link, instead of rendering a button. */
  asChild?: boolean;
  /** Value of `data-cy`, by which browser tests find the button. The default is `<name>-btn` if there is a `name`. */
  dataCY?: string;
}

/** A button that runs an action. */
function Button({
  className,
  variant = 'default',
  size = 'default',
  asChild = false,
  dataCY,
  ...props
}: ButtonProps) {
  const Part = asChild ? Slot : 'button';
  return (
    <Part
      data-cy={dataCY ?? (props.name && `${props.name}-btn`)}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}

export { Button, buttonVariants };
