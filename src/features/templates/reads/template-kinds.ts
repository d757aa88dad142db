import { defineResource } from '@/data/reads/define-resource';
import { isRecord } from '@/utils/is-record';

/** A kind of WordPress's own hierarchy. */
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
	/** REST path of its items; empty where REST does not show them. */
	path: string;
	hasArchive: boolean;
}

/** Objects for which templates can be created. */
export interface TemplateTargets {
	general: readonly GeneralKind[];
	postTypes: readonly TemplateTarget[];
	taxonomies: readonly TemplateTarget[];
}

/** Objects of this site for which templates can be created. */
export const templateKindsResource = defineResource( {
	name: 'template-kinds',
	path: () => '/atelier/v1/template-kinds',
	parse: ( body ): TemplateTargets => {
		if ( ! isRecord( body ) ) {
			throw new TypeError( 'The answer holds no kinds.' );
		}
		return {
			general: list( body.general, 'slug' ),
			postTypes: list( body.postTypes, 'name' ),
			taxonomies: list( body.taxonomies, 'name' ),
		};
	},
	isStaleAfter: () => false,
} );

function list< T >( value: unknown, key: string ): readonly T[] {
	return Array.isArray( value )
		? value.filter(
				( item ) => isRecord( item ) && typeof item[ key ] === 'string'
		  )
		: [];
}
