// For the tools written in TypeScript: prepare.mjs itself must run before anything is installed.
export declare const root: string;
export declare function node24(): string;
export declare function install(): void;
