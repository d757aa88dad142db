import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** Subject of a question to the resolver. */
export interface ResolvedSubject {
	/** Address of the site, or its path. */
	url?: string;
	post?: number;
	term?: number;
	author?: number;
}

/** The slugs that WordPress looks for at an address, and the template that it finds. */
export interface TemplateResolution {
	/** Name of WordPress's condition, for example `single`. */
	kind: string;
	/** Title of the object at the address. */
	title: string;
	/** Slugs of templates in the order in which WordPress looks for them. */
	slugs: readonly string[];
	/** Id of the template that serves the address, `theme//slug`; null for none. */
	winner: string | null;
}

/** The template that serves an address. */
export const templateResolutionResource = defineResource( {
	name: 'template-resolution',
	path: ( subject: ResolvedSubject | undefined ) =>
		subject &&
		addQueryArgs( '/atelier/v1/template-resolver', { ...subject } ),
	parse: ( body ): TemplateResolution => {
		if ( ! isRecord( body ) || ! Array.isArray( body.slugs ) ) {
			throw new TypeError( 'The answer holds no hierarchy.' );
		}
		return {
			kind: toText( body.kind ),
			title: toText( body.title ),
			slugs: body.slugs.map( toText ).filter( Boolean ),
			winner: typeof body.winner === 'string' ? body.winner : null,
		};
	},
	// The result depends on content, settings and templates.
	isStaleAfter: () => true,
} );
