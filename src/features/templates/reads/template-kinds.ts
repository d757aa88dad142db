import { defineResource } from '@/data/reads/define-resource';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** A kind of template in WordPress's own hierarchy. */
export interface GeneralKind {
	slug: string;
	title: string;
	description: string;
}

/** A post type or taxonomy whose items have pages on the site. */
export interface TemplateTarget {
	name: string;
	label: string;
	singular: string;
	/** REST path of its items; empty where they are not in REST. */
	path: string;
	hasArchive: boolean;
}

/** Kinds of templates, post types and taxonomies for which templates can be created. */
export interface TemplateTargets {
	general: readonly GeneralKind[];
	postTypes: readonly TemplateTarget[];
	taxonomies: readonly TemplateTarget[];
}

/** Kinds of templates, post types and taxonomies of this site. */
export const templateKindsResource = defineResource( {
	name: 'template-kinds',
	path: () => '/atelier/v1/template-kinds',
	parse: ( body ): TemplateTargets => {
		if ( ! isRecord( body ) ) {
			throw new TypeError( 'The answer holds no kinds.' );
		}
		return {
			general: readItems( body.general, 'slug' ).map( ( kind ) => ( {
				slug: toText( kind.slug ),
				title: toText( kind.title ),
				description: toText( kind.description ),
			} ) ),
			postTypes: readTargets( body.postTypes ),
			taxonomies: readTargets( body.taxonomies ),
		};
	},
	isStaleAfter: () => false,
} );

// Leaves out items whose key is not a text.
function readItems(
	value: unknown,
	key: string
): readonly Record< string, unknown >[] {
	return ( Array.isArray( value ) ? value : [] )
		.filter( isRecord )
		.filter( ( item ) => typeof item[ key ] === 'string' );
}

function readTargets( value: unknown ): readonly TemplateTarget[] {
	return readItems( value, 'name' ).map( ( target ) => ( {
		name: toText( target.name ),
		label: toText( target.label ),
		singular: toText( target.singular ),
		path: toText( target.path ),
		hasArchive: target.hasArchive === true,
	} ) );
}
