import type { PreviewFrame, RenderedPreview } from './types';

/** Id of the element with the site's styles, whose text unsaved edits replace. */
export const SITE_STYLES_ID = 'atelier-site-styles';

/** Parts of a preview's document. */
export interface PreviewDocumentParts {
	frame: PreviewFrame;
	preview: RenderedPreview;
	/** The site's styles with unsaved edits; by default the saved styles are used. */
	unsavedCss?: string | undefined;
	language: string;
	isRtl: boolean;
	/** Whether the document is as high as its frame and scrolls in it. */
	isScrollable?: boolean;
}

// CSS of the frame: the page does not scroll, and the first block has no gap to its edge.
const FRAME_CSS =
	'html,body{margin:0!important;overflow:hidden!important;min-height:0!important;height:auto!important}' +
	'html{margin-top:0!important}';

/**
 * Returns the markup of the document that shows a preview. Its scripts do not run, because the frame around it is sandboxed.
 *
 * @param parts Parts of the document.
 */
export function buildPreviewDocument( {
	frame,
	preview,
	unsavedCss,
	language,
	isRtl,
	isScrollable = false,
}: PreviewDocumentParts ): string {
	const direction = isRtl ? 'rtl' : 'ltr';
	return (
		`<!doctype html><html lang="${ escapeAttribute(
			language
		) }" dir="${ direction }"><head>` +
		'<meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
		'<base target="_blank">' +
		frame.before +
		`<style id="${ SITE_STYLES_ID }">${ escapeStyle(
			unsavedCss ?? frame.styles
		) }</style>` +
		frame.after +
		preview.css +
		( isScrollable ? '' : `<style>${ FRAME_CSS }</style>` ) +
		'</head>' +
		`<body class="${ escapeAttribute( frame.bodyClass ) }">` +
		`<div class="wp-site-blocks">${ preview.html }</div></body></html>`
	);
}

// Escapes the end tag of the style element, which a style sheet cannot contain.
function escapeStyle( css: string ): string {
	return css.replace( /<\/(style)/gi, '<\\/$1' );
}

function escapeAttribute( value: string ): string {
	return value
		.replace( /&/g, '&amp;' )
		.replace( /"/g, '&quot;' )
		.replace( /</g, '&lt;' );
}
