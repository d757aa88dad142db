import { defineResource } from '@/data/reads/define-resource';
import { parseContent } from './pattern-content';

/** The markup of a template part, by its id. */
export const partContentResource = defineResource( {
	name: 'part-content',
	path: ( id: string ) =>
		`/wp/v2/template-parts/${ id }?context=edit&_fields=content`,
	parse: parseContent,
	isStaleAfter: ( { route } ) =>
		/^\/wp\/v2\/template-parts(\/|$)|^\/atelier\/v1\/(deletions|usage\/replace)/.test(
			route
		),
} );
