/** Ways to show a record: its blocks alone, for viewing, or the host's editor. */
export type CanvasKind = 'view' | 'editor';

/** Types of templates, whose blocks look as on the site when they get their context. */
const TEMPLATE_TYPES: readonly string[] = [
	'wp_template',
	'wp_registered_template',
];
/** Types whose blocks need the frame that the editor renders around them. */
const EDITOR_TYPES: readonly string[] = [
	'wp_template_part',
	'wp_block',
	'wp_navigation',
];

/** Conditions for the kind of a canvas. */
export interface CanvasKindInput {
	postType: string;
	isEditing: boolean;
	/** Whether the theme is made of templates. */
	isBlockTheme: boolean;
	/** Whether something on the page needs the host's editor. */
	isEditorRequired: boolean;
}

/**
 * Returns the kind of canvas for a record. The host's editor is the largest part of a canvas, so a page with its template, or a template,
 * does without it until it is edited.
 *
 * @param input The conditions.
 */
export function getCanvasKind( {
	postType,
	isEditing,
	isBlockTheme,
	isEditorRequired,
}: CanvasKindInput ): CanvasKind {
	return isEditing ||
		isEditorRequired ||
		! isBlockTheme ||
		EDITOR_TYPES.includes( postType )
		? 'editor'
		: 'view';
}

/**
 * Returns whether a record is itself a template.
 *
 * @param postType Type of the record.
 */
export function isTemplateType( postType: string ): boolean {
	return TEMPLATE_TYPES.includes( postType );
}

/**
 * Returns whether records of a type are parts of the design; records of all other types are shown within a template.
 *
 * @param postType The type.
 */
export function isDesignType( postType: string ): boolean {
	return isTemplateType( postType ) || EDITOR_TYPES.includes( postType );
}
