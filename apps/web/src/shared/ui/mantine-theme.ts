// Binds the UI kit's colours and sizes to tokens.css.
import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** Around the brand colour #10b981 (step 5). */
const green: MantineColorsTuple = [
  '#ecfdf5',
  '#d1fae5',
  '#a7f3d0',
  '#6ee7b7',
  '#34d399',
  '#10b981',
  '#059669',
  '#047857',
  '#03664a',
  '#064e3b',
];

const red: MantineColorsTuple = [
  '#fef3f2',
  '#fee4e2',
  '#fecdca',
  '#fda29b',
  '#ff8a80',
  '#f97066',
  '#d92d20',
  '#b42318',
  '#912018',
  '#7a271a',
];

/** The kit's dark greys are surfaces and texts of ours: 0 text, 4 borders, 5 hover, 6 fields and menus, 7 body. */
const dark: MantineColorsTuple = [
  '#e9edf0',
  '#b1bac2',
  '#97a2ab',
  '#6b7781',
  '#38414a',
  '#232a2f',
  '#191e22',
  '#14181b',
  '#0f1214',
  '#0a0c0e',
];

const TONES: Readonly<Record<string, 'accent' | 'danger' | 'warning' | undefined>> = {
  green: 'accent',
  red: 'danger',
  yellow: 'warning',
};

/** Green, red and yellow come from tokens.css, so that text on them and beside them is readable in both themes. */
const variantColors: VariantColorsResolver = (input) => {
  const color = input.color ?? input.theme.primaryColor;
  const tone = TONES[color];
  // Nothing is filled with the warning colour: it has no fill that carries text.
  if (tone === undefined || (tone === 'warning' && input.variant === 'filled'))
    return defaultVariantColorsResolver(input);
  const text = `var(--${tone})`;
  const soft = `var(--${tone}-soft)`;
  if (input.variant === 'filled') {
    return {
      background: `var(--${tone}-fill)`,
      hover: `var(--${tone}-fill-hover)`,
      color: tone === 'accent' ? 'var(--on-accent)' : '#ffffff',
      border: '1px solid transparent',
    };
  }
  if (input.variant === 'light') {
    return { background: soft, hover: soft, color: text, border: '1px solid transparent' };
  }
  if (input.variant === 'subtle' || input.variant === 'transparent') {
    return { background: 'transparent', hover: soft, color: text, border: '1px solid transparent' };
  }
  if (input.variant === 'outline') {
    return { background: 'transparent', hover: soft, color: text, border: `1px solid ${text}` };
  }
  return defaultVariantColorsResolver(input);
};

export const mantineTheme = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  defaultRadius: 6,
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 5 },
  variantColorResolver: variantColors,
  colors: { green, red, dark },
  cursorType: 'pointer',
  // Plain objects instead of `Menu.extend`: naming a component here would load it with the frame.
  components: {
    // Not into the body: what opens over the page belongs to a landmark (axe: region).
    Portal: { defaultProps: { target: '#overlays' } },
    Button: { defaultProps: { size: 'xs' } },
    // Its options are made when it opens, not with each screen.
    Combobox: { defaultProps: { keepMounted: false } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-start', withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { centered: true, radius: 10 } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false } },
  },
});
