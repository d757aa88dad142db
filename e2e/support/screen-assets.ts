import type { Page } from '@playwright/test';

/** Handles of what a page of the dashboard loads. */
export interface ScreenAssets {
	scripts: string[];
	styles: string[];
	modules: string[];
	/** Ids of inline scripts, as WordPress prints them. */
	inline: string[];
}

interface DescribedScript {
	handle: string;
	before?: string;
	after?: string;
}

/**
 * Reads what a page of the dashboard loads, from its HTML.
 *
 * @param page    The page whose user requests it.
 * @param address URL of the document.
 */
export async function readScreenAssets(
	page: Page,
	address: string
): Promise< ScreenAssets > {
	const html = await ( await page.request.get( address ) ).text();
	const find = ( pattern: RegExp ) =>
		[ ...html.matchAll( pattern ) ].map( ( [ , found = '' ] ) => found );
	const concatenated = ( file: string ) =>
		find(
			new RegExp( `(/wp-admin/load-${ file }\\.php\\?[^"']+)`, 'g' )
		).flatMap( ( url ) =>
			[
				...new URLSearchParams(
					url
						.replace( /&#0?38;|&amp;/g, '&' )
						.replace( /^[^?]+\?/, '' )
				),
			]
				.filter( ( [ name ] ) => name.startsWith( 'load' ) )
				.map( ( [ , value ] ) => value )
				// A long list continues in the next parameter, in the middle of a handle.
				.join( '' )
				.split( ',' )
		);
	return {
		scripts: [
			...find( /<script[^>]* id=["']([^"']+)-js["'][^>]* src=/g ),
			...find(
				/<script[^>]* src=["'][^"']+["'][^>]* id=["']([^"']+)-js["']/g
			),
			...find( /data-atelier-handles="([^"]+)"/g ).flatMap( ( handles ) =>
				handles.split( ' ' )
			),
			...concatenated( 'scripts' ),
		],
		styles: [
			...find(
				/<(?:link|style)[^>]* id=["']([^"']+?)(?:-inline)?-css["']/g
			),
			...concatenated( 'styles' ),
		],
		modules: [
			...find(
				/<script[^>]* type="module"[^>]* id="([^"]+)-js-module"/g
			),
			...find( /<script[^>]* id="([^"]+)-js-module"/g ),
		],
		inline: find(
			/<script[^>]* id=["']([^"']+-js-(?:before|after|extra))["']/g
		),
	};
}

/**
 * Reads what Design loads: what its document has, and what the payload of its editor describes.
 *
 * @param page    The page whose user requests it.
 * @param address URL of the document.
 */
export async function readDesignAssets(
	page: Page,
	address: string
): Promise< ScreenAssets > {
	const printed = await readScreenAssets( page, address );
	const payload = await (
		await page.request.get( `${ address }&atelier_payload=editor` )
	).json();
	const described: DescribedScript[] = payload.scripts;
	const { modules } = payload as { modules: string };
	return {
		scripts: [
			...printed.scripts,
			...described.map( ( { handle } ) => handle ),
		],
		styles: [
			...printed.styles,
			...payload.styles.map( ( { handle }: DescribedScript ) => handle ),
		],
		modules: [ ...modules.matchAll( /id="([^"]+)-js-module"/g ) ].map(
			( [ , id = '' ] ) => id
		),
		inline: [
			...printed.inline,
			...described.flatMap( ( { handle, before, after } ) => [
				// The description joins the data with the inline code before the script.
				...( before
					? [ `${ handle }-js-extra`, `${ handle }-js-before` ]
					: [] ),
				...( after ? [ `${ handle }-js-after` ] : [] ),
			] ),
		],
	};
}
