/** A record as the server renders it for visitors. */
export interface RenderedPreview {
	/** Markup of the record. */
	html: string;
	/** Markup of the style sheets that its blocks need. */
	css: string;
}

/** State of a preview. */
export type PreviewState =
	| { status: 'waiting' }
	| ( RenderedPreview & { status: 'rendered' } )
	| { status: 'failed'; message: string };

/** A record's preview in the server's response. */
export interface PreviewAnswer extends Partial< RenderedPreview > {
	key: string;
	error?: string;
}

/** The document in which previews are shown. */
export interface PreviewFrame {
	/** Markup of the head before the site's styles. */
	before: string;
	/** The site's saved styles. */
	styles: string;
	/** Markup of the head after them. */
	after: string;
	bodyClass: string;
}
