import type { TemplateItem } from './resolver/read-library';

/**
 * Returns the template of an address. `theme//slug` of an edited template resolves to the record that serves the slug.
 *
 * @param items    All templates.
 * @param postType Type in the address.
 * @param postId   Id in the address.
 */
export function findOpenItem(
	items: readonly TemplateItem[],
	postType: TemplateItem[ 'type' ],
	postId: string
): TemplateItem | undefined {
	const isSame = ( item: TemplateItem ) => String( item.id ) === postId;
	if ( postType === 'wp_registered_template' || ! postId.includes( '//' ) ) {
		return items.find(
			( item ) => item.type === postType && isSame( item )
		);
	}
	return (
		items.find(
			( item ) =>
				`${ item.theme }//${ item.slug }` === postId &&
				( item.state === 'active' || item.state === 'when-used' )
		) ?? items.find( isSame )
	);
}
