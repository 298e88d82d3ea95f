export * from './by-page.ts';
export * from './bytes.ts';
export * from './chance.ts';
export * from './delivery-texts.ts';
export * from './pages.ts';
export * from './projects.ts';
export * from './small-project.ts';
export * from './time.ts';
