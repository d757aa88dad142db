import { defineResource } from '@/data/reads/define-resource';
import { isRecord } from '@/utils/is-record';
import { readAuthor, type RecordAuthor } from '@/utils/record-author';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';

/** A template part, without its content. */
export interface TemplatePart {
	/** `theme//slug`. */
	id: string;
	slug: string;
	title: string;
	description: string;
	area: string;
	/** `theme` for an unchanged file of the theme, `custom` for a part that a person created or changed. */
	source: string;
	hasThemeFile: boolean;
	/** Whether it was created as a copy of a file, which may no longer exist. */
	isFromFile?: boolean;
	/** Id of its post; 0 for a part that is only a file. */
	wpId: number;
	/** Name of the theme that has a file of it; empty for a part that a person created. */
	theme: string;
	/** When it was last modified, in UTC; `null` for a part that is only a file. */
	modified: string | null;
	author: RecordAuthor;
	canEdit: boolean;
	canDelete: boolean;
	/** Token of its content, see `data/writes`. */
	atelier_token?: string;
}

/** An area that a part can have. */
export interface PartArea {
	name: string;
	label: string;
	description: string;
	icon: string;
}

/** All template parts of the current theme. */
export interface PartLibrary {
	parts: readonly TemplatePart[];
	areas: readonly PartArea[];
	can: { create: boolean };
}

/** All template parts of the current theme, without their content. */
export const partsResource = defineResource( {
	name: 'parts',
	path: ( isNeeded: boolean = true ) =>
		isNeeded ? '/atelier/v1/parts' : undefined,
	parse: parseLibrary,
	// Ids of parts contain slashes: any write below their route changes a part.
	isStaleAfter: ( { route } ) =>
		/^\/wp\/v2\/template-parts(\/|$)|^\/atelier\/v1\/(deletions|usage\/replace)/.test(
			route
		),
} );

function parseLibrary( body: unknown ): PartLibrary {
	if (
		! isRecord( body ) ||
		! Array.isArray( body.parts ) ||
		! Array.isArray( body.areas )
	) {
		throw new TypeError( 'The answer holds no parts.' );
	}
	return {
		parts: body.parts.filter( isPart ).map( repairPart ),
		areas: body.areas.filter( isArea ).map( repairArea ),
		can: {
			create: isRecord( body.can ) && body.can.create === true,
		},
	};
}

// An invalid field does not remove a part from the list.
function repairPart( part: TemplatePart ): TemplatePart {
	const { modified, atelier_token: token, ...fields } = part;
	return {
		...fields,
		slug: toText( part.slug ),
		description: toText( part.description ),
		source: toText( part.source ),
		hasThemeFile: part.hasThemeFile === true,
		isFromFile: part.isFromFile === true,
		wpId: toNumber( part.wpId ),
		theme: toText( part.theme ),
		modified: typeof modified === 'string' ? modified : null,
		author: readAuthor( part ),
		canEdit: part.canEdit === true,
		canDelete: part.canDelete === true,
		...( typeof token === 'string' && { atelier_token: token } ),
	};
}

function repairArea( area: PartArea ): PartArea {
	return {
		...area,
		description: toText( area.description ),
		icon: toText( area.icon ),
	};
}

function isPart( value: unknown ): value is TemplatePart {
	return (
		isRecord( value ) &&
		typeof value.id === 'string' &&
		typeof value.title === 'string' &&
		typeof value.area === 'string'
	);
}

function isArea( value: unknown ): value is PartArea {
	return (
		isRecord( value ) &&
		typeof value.name === 'string' &&
		typeof value.label === 'string'
	);
}
