import { describePath } from '../rules/describe-path';

/** Panel of Styles with the controls. */
const BODY = '.atelier-styles__body';

/** Elements of a control that can have the focus. */
const FOCUSABLE =
	'input:not([type=hidden]):not([disabled]), select:not([disabled]), button:not([disabled]), [role=slider], textarea';

/** Selectors of the host's controls, by the path of the value. */
const CLASSES: Readonly< Record< string, string | undefined > > = {
	'typography.fontFamily': '.block-editor-font-family-control',
	'typography.fontSize': '.components-font-size-picker',
	'typography.fontWeight': '.components-font-appearance-control',
	'typography.fontStyle': '.components-font-appearance-control',
	'typography.lineHeight': '.block-editor-line-height-control',
	'typography.textTransform': '.block-editor-text-transform-control',
	'typography.textDecoration': '.block-editor-text-decoration-control',
	'border.radius': '.components-border-radius-control',
	'border.color':
		'.components-border-box-control, .components-border-control',
	'border.style':
		'.components-border-box-control, .components-border-control',
	'border.width':
		'.components-border-box-control, .components-border-control',
	'dimensions.minHeight': '.block-editor-height-control',
};

const NAMED =
	'legend, label, [aria-label], .components-base-control__label, .spacing-sizes-control__label';

/**
 * Returns the control that edits a value on the open screen of Styles; where it is hidden, the menu that shows it.
 *
 * @param page    The document.
 * @param control Path of the value below the screen's node, with dots.
 */
export function findControl(
	page: Document,
	control: string
): HTMLElement | undefined {
	const body = page.querySelector( BODY );
	if ( ! body ) {
		return undefined;
	}
	const color = body.querySelector< HTMLElement >(
		`[data-control="${ CSS.escape( control ) }"]`
	);
	if ( color ) {
		color.closest( 'details' )?.setAttribute( 'open', '' );
		return color;
	}
	const selector = CLASSES[ control ];
	const own = selector ? body.querySelector( selector ) : null;
	return (
		findFocusable( own ) ??
		findNamed( body, control ) ??
		findPanelMenu( body, control )
	);
}

/**
 * Returns the path of the value that a control edits, with dots; undefined for an unknown control.
 *
 * @param element An element of the control.
 */
export function readControl( element: Element ): string | undefined {
	const color = element
		.closest( '[data-control]' )
		?.getAttribute( 'data-control' );
	return (
		color ??
		Object.keys( CLASSES ).find( ( control ) =>
			element.closest( CLASSES[ control ] ?? '' )
		)
	);
}

function findNamed( body: Element, control: string ): HTMLElement | undefined {
	const wanted = describePath( control.split( '.' ).slice( -1 ) );
	const named = Array.from( body.querySelectorAll( NAMED ) ).find(
		( element ) =>
			( element.getAttribute( 'aria-label' ) ?? element.textContent )
				?.trim()
				.toLocaleLowerCase() === wanted.toLocaleLowerCase()
	);
	if ( ! named || named.matches( FOCUSABLE ) ) {
		return named as HTMLElement | undefined;
	}
	return findFocusable(
		named.closest( 'fieldset, .components-base-control' ) ??
			named.parentElement
	);
}

// A panel of the host hides controls of unset values; its menu shows them.
function findPanelMenu(
	body: Element,
	control: string
): HTMLElement | undefined {
	const group = describePath( control.split( '.' ).slice( 0, 1 ) );
	const panel = Array.from(
		body.querySelectorAll( '.components-tools-panel' )
	).find(
		( element ) =>
			element
				.querySelector( 'h1, h2, h3' )
				?.textContent?.trim()
				.toLocaleLowerCase() === group.toLocaleLowerCase()
	);
	return findFocusable(
		panel?.querySelector( '.components-tools-panel-header' ) ?? null
	);
}

function findFocusable( element: Element | null ): HTMLElement | undefined {
	if ( element?.matches( FOCUSABLE ) ) {
		return element as HTMLElement;
	}
	return element?.querySelector< HTMLElement >( FOCUSABLE ) ?? undefined;
}
