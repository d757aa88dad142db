import type { ApiMiddleware } from '../api-middleware';

/** Code of the error when the site has another theme than the page was opened for. */
const THEME_SWITCHED_CODE = 'atelier_theme_switched';

/** Header with the theme of a write; the server refuses the write when the site has another theme by now. */
export const THEME_HEADER = 'X-Atelier-Theme';

/** Input of {@link createThemeMiddleware}. */
export interface ThemeMiddlewareOptions {
	/** Stylesheet of the theme for which the page was opened. */
	stylesheet: string;
	/** Shows the server's message that the theme was switched. */
	reportSwitchedTheme: ( message: string ) => void;
}

/**
 * Returns a middleware that prevents writes to another theme than the person sees. The server refuses them once the theme was switched
 * (`includes/writes/class-theme-guard.php`); that is then reported.
 *
 * @param options The theme, and the report.
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
