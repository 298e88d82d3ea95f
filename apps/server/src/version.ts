// Which release is this? The version of the server's package.
import packageFile from '../package.json' with { type: 'json' };

export const VERSION: string = packageFile.version;
