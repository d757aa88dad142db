import type { ListView } from '../types';

/** The properties of a field that concern its visibility. */
export interface HideableField {
	id: string;
	label?: string;
	enableHiding?: boolean;
}

/** A line of the list of properties. */
export interface Property {
	id: string;
	label: string;
	isVisible: boolean;
	/** Whether the person cannot change its visibility (specification 5). */
	isLocked: boolean;
	/** Position among the visible fields; `undefined` for title, media, description and hidden fields. */
	place: number | undefined;
}

const PARTS = [
	[ 'titleField', 'showTitle' ],
	[ 'mediaField', 'showMedia' ],
	[ 'descriptionField', 'showDescription' ],
] as const;

/**
 * Returns the properties of a list: first title, media and description, then the visible fields in their order, then
 * the hidden ones. A field that may not be hidden is locked, and so is the last one that is visible.
 *
 * @param fields The fields.
 * @param view   The view.
 */
export function getProperties(
	fields: readonly HideableField[],
	view: ListView
): Property[] {
	const parts = PARTS.flatMap( ( [ name, flag ] ): Property[] => {
		const field = fields.find( ( { id } ) => id === view[ name ] );
		return field
			? [ toProperty( field, view[ flag ] !== false, undefined ) ]
			: [];
	} );
	const partIds = parts.map( ( { id } ) => id );
	const others = fields.filter( ( { id } ) => ! partIds.includes( id ) );
	const visible = ( view.fields ?? [] ).flatMap( ( id, place ) => {
		const field = others.find( ( other ) => other.id === id );
		return field ? [ toProperty( field, true, place ) ] : [];
	} );
	const hidden = others
		.filter( ( { id } ) => ! view.fields?.includes( id ) )
		.map( ( field ) => toProperty( field, false, undefined ) );

	const properties = [ ...parts, ...visible, ...hidden ];
	const shown = properties.filter( ( { isVisible } ) => isVisible );
	return properties.map( ( property ) =>
		shown.length === 1 && property.isVisible
			? { ...property, isLocked: true }
			: property
	);
}

/**
 * Returns a view in which the visibility of a property is toggled.
 *
 * @param view     The view.
 * @param property The property.
 */
export function toggleProperty( view: ListView, { id }: Property ): ListView {
	const part = PARTS.find( ( [ name ] ) => view[ name ] === id );
	if ( part ) {
		const [ , flag ] = part;
		return { ...view, [ flag ]: view[ flag ] === false };
	}
	const fields = view.fields ?? [];
	return {
		...view,
		fields: fields.includes( id )
			? fields.filter( ( field ) => field !== id )
			: [ ...fields, id ],
	};
}

function toProperty(
	{ id, label, enableHiding }: HideableField,
	isVisible: boolean,
	place: number | undefined
): Property {
	return {
		id,
		label: label ?? id,
		isVisible,
		isLocked: enableHiding === false,
		place,
	};
}
