import type { Page } from '@playwright/test';

/** Position of the canvas in one animation frame of the browser, in pixels of the window. */
export interface CanvasFrame {
	/** The canvas's frame element: that of the view, or else that of the editor. */
	left: number;
	top: number;
	width: number;
	height: number;
	/** Upper edge of the watched text; null while it is not visible. */
	text: number | null;
	/** Whether the host's editor is visible. */
	isEditor: boolean;
}

/**
 * Records the positions of the canvas and of a text in it, in every animation frame from now on.
 *
 * @param page The page of Design, with its canvas.
 * @param text The whole text of an element in the canvas.
 * @return A function that returns the recorded positions, one entry for each change.
 */
export async function recordCanvasFrames(
	page: Page,
	text: string
): Promise< () => Promise< readonly CanvasFrame[] > > {
	await page.evaluate( ( wanted ) => {
		const recorded: CanvasFrame[] = [];
		( window as any ).atelierFrames = recorded;
		const look = () => {
			const [ frame ] = [ 'view-canvas', 'editor-canvas' ].flatMap(
				( name ) => [
					...document.querySelectorAll< HTMLIFrameElement >(
						`iframe[name="${ name }"]`
					),
				]
			);
			const box = frame?.getBoundingClientRect();
			const element = Array.from(
				frame?.contentDocument?.querySelectorAll( 'h1, h2, p' ) ?? []
			).find(
				( candidate ) =>
					candidate.textContent?.trim() === wanted &&
					candidate.getClientRects().length > 0
			);
			const seen: CanvasFrame = {
				left: box?.left ?? 0,
				top: box?.top ?? 0,
				width: box?.width ?? 0,
				height: box?.height ?? 0,
				text:
					box && element
						? box.top + element.getBoundingClientRect().top
						: null,
				isEditor: ! document.querySelector( '.atelier-canvas__view' ),
			};
			if (
				JSON.stringify( seen ) !== JSON.stringify( recorded.at( -1 ) )
			) {
				recorded.push( seen );
			}
			window.requestAnimationFrame( look );
		};
		look();
	}, text );
	return () => page.evaluate( () => ( window as any ).atelierFrames );
}
