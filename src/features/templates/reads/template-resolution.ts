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

/** The templates that WordPress looks for at an address, and those that it finds. */
export interface TemplateResolution {
	/** Name of WordPress's condition, for example `single`. */
	kind: string;
	/** Title of the object at the address. */
	title: string;
	/** Slugs in the order in which they are looked for. */
	slugs: readonly string[];
	/** Id of the template that serves, `theme//slug`. */
	winner: string | null;
}

/** Which template serves an address. */
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
	// Content, settings and templates all have a say.
	isStaleAfter: () => true,
} );
