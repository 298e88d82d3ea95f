/// <reference types="vite/client" />
/** Version of this package, put in by vite.config.ts. */
declare const __APP_VERSION__: string;
