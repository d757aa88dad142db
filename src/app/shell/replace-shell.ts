import { moveFocus } from '@/focus';

const SHELL_ID = 'atelier-shell';

/** Event that reports that the application's first layout is rendered. */
export const LAYOUT_READY_EVENT = 'atelier:layout-ready';

/**
 * Removes the shell that PHP printed in the same frame in which the application's own layout is rendered, so that nothing
 * shows twice and nothing jumps. The link that had focus keeps it.
 */
export function replaceShell(): void {
	window.addEventListener( LAYOUT_READY_EVENT, removeShell, { once: true } );
}

function removeShell(): void {
	const shell = document.getElementById( SHELL_ID );
	if ( ! shell ) {
		return;
	}
	const { activeElement } = shell.ownerDocument;
	const focused = shell.contains( activeElement )
		? activeElement?.getAttribute( 'href' )
		: null;
	shell.remove();
	if ( focused ) {
		const link = Array.from(
			document.querySelectorAll< HTMLAnchorElement >( 'a[href]' )
		).find( ( { href } ) => isSameAddress( href, focused ) );
		moveFocus( link );
	}
}

function isSameAddress( first: string, second: string ): boolean {
	const a = new URL( first, window.location.href );
	const b = new URL( second, window.location.href );
	a.searchParams.sort();
	b.searchParams.sort();
	return a.href === b.href;
}
