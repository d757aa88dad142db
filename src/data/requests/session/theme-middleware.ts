import type { ApiMiddleware } from '../api-middleware';

/** Code of the error when the site has another theme than the page was opened for. */
const THEME_SWITCHED_CODE = 'atelier_theme_switched';

/** Header with the theme of a write; the server refuses the write when the site has another theme by now. */
export const THEME_HEADER = 'X-Atelier-Theme';

/** Input of {@link createThemeMiddleware}. */
export interface ThemeMiddlewareOptions {
	/** Stylesheet of the theme for which the page was opened. */
	stylesheet: string;
	/** Tells the person, with the server's sentence, that the theme is another one. */
	reportSwitchedTheme: ( message: string ) => void;
}

/**
 * Returns a middleware by which nothing is written to another theme than the person sees: the server refuses it after somebody has switched
 * the theme (`includes/writes/class-theme-guard.php`), and the person sees a notice.
 *
 * @param options The theme, and how to tell.
 */
export function createThemeMiddleware( {
	stylesheet,
	reportSwitchedTheme,
}: ThemeMiddlewareOptions ): ApiMiddleware {
	return async ( options, next ) => {
		const method = ( options.method ?? 'GET' ).toUpperCase();
		if ( method === 'GET' || method === 'OPTIONS' ) {
			return next( options );
		}
		try {
			return await next( {
				...options,
				headers: { ...options.headers, [ THEME_HEADER ]: stylesheet },
			} );
		} catch ( error ) {
			const { code, message } = ( error ?? {} ) as Record<
				string,
				unknown
			>;
			if ( code === THEME_SWITCHED_CODE && typeof message === 'string' ) {
				reportSwitchedTheme( message );
			}
			throw error;
		}
	};
}
