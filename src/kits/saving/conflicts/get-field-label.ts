import { __ } from '@wordpress/i18n';

/**
 * Returns the name of a record's field; the key where the field is unknown.
 *
 * @param field Key of the field in REST, or a path in it such as `styles.color.text`.
 */
export function getFieldLabel( field: string ): string {
	const [ first = '', ...path ] = field.split( '.' );
	const label =
		fieldLabels()[ first ] ?? first.replace( /[_-]+/g, ' ' ).trim();
	return path.length > 0 ? `${ label } (${ path.join( ' › ' ) })` : label;
}

function fieldLabels(): Readonly< Record< string, string > > {
	return {
		active_templates: __( 'Active templates', 'atelier' ),
		area: __( 'Area', 'atelier' ),
		author: __( 'Author', 'atelier' ),
		categories: __( 'Categories', 'atelier' ),
		comment_status: __( 'Comments', 'atelier' ),
		content: __( 'Content', 'atelier' ),
		date: __( 'Date', 'atelier' ),
		description: __( 'Description', 'atelier' ),
		excerpt: __( 'Excerpt', 'atelier' ),
		featured_media: __( 'Featured Image', 'atelier' ),
		format: __( 'Format', 'atelier' ),
		menu_order: __( 'Order', 'atelier' ),
		meta: __( 'Post meta', 'atelier' ),
		name: __( 'Name', 'atelier' ),
		page_for_posts: __( 'Posts page', 'atelier' ),
		page_on_front: __( 'Homepage', 'atelier' ),
		parent: __( 'Parent', 'atelier' ),
		password: __( 'Password', 'atelier' ),
		ping_status: __( 'Pingbacks and trackbacks', 'atelier' ),
		settings: __( 'Settings', 'atelier' ),
		show_on_front: __( 'What the front page shows', 'atelier' ),
		slug: __( 'Slug', 'atelier' ),
		status: __( 'Status', 'atelier' ),
		sticky: __( 'Sticky', 'atelier' ),
		styles: __( 'Styles', 'atelier' ),
		tags: __( 'Tags', 'atelier' ),
		template: __( 'Template', 'atelier' ),
		title: __( 'Title', 'atelier' ),
		wp_pattern_category: __( 'Pattern categories', 'atelier' ),
		wp_pattern_sync_status: __( 'Synced', 'atelier' ),
	};
}
