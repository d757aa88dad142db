import { watchFrame } from '@/kits/canvas/public-page';

/** Id of the template in which PHP prints the frame, see `includes/public-page/class-public-page.php`. */
const TEMPLATE_ID = 'atelier-public-page-template';

/**
 * Loads the public page whose frame is printed with the document, if the window is wide enough, and shows it when it is
 * ready. The application takes over the frame.
 */
export function showPrintedPage(): void {
	const template = document.getElementById( TEMPLATE_ID );
	if (
		! ( template instanceof HTMLTemplateElement ) ||
		! window.matchMedia( `(min-width: ${ template.dataset.from }px)` )
			.matches
	) {
		return;
	}
	const frame = document
		.importNode( template.content, true )
		.querySelector( 'iframe' );
	if ( frame ) {
		template.replaceWith( frame );
		watchFrame( frame, frame.dataset.record ?? '', ( state ) =>
			frame.classList.toggle( 'is-shown', state === 'shown' )
		);
	}
}
