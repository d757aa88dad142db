import { defineResource } from '@/data/reads/define-resource';
import { isWriteTo } from '@/data/reads/is-write-to';
import { parseContent } from '@/features/patterns';

/** The markup of a template, of the theme or of a person. */
export const templateContentResource = defineResource( {
	name: 'template-content',
	path: ( type: string, id: number | string ) =>
		`/wp/v2/${ type }/${ id }?context=edit&_fields=content.raw`,
	parse: parseContent,
	isStaleAfter: ( write ) =>
		write.route.startsWith( '/wp/v2/templates' ) ||
		/^\/atelier\/v1\/(deletions|usage\/replace)/.test( write.route ) ||
		isWriteTo( write, '/wp/v2/wp_template' ),
} );
