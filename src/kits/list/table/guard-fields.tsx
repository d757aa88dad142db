import type { ComponentType } from 'react';
import type { DataViewRenderFieldProps, Field } from '@wordpress/dataviews';

import { ValueBoundary } from '@/components/value-boundary';

/** Number of characters of a text that a cell shows: a megabyte would block the page. */
const MAX_TEXT = 2000;

type Cell< T > = ComponentType< DataViewRenderFieldProps< T > >;

// A cell with a new component would be remounted, and lose its picture and its focus.
const guardedCells = new WeakMap< object, unknown >();

/**
 * Returns fields that can show any stored value: a value of another type is empty, a text that is too long is cut, and
 * a cell that throws is empty.
 *
 * @param fields The fields.
 */
export function guardFields< T >(
	fields: readonly Field< T >[]
): Field< T >[] {
	return fields.map( ( field ) => {
		const { render: View, getValue = readProperty( field.id ) } = field;
		return {
			...field,
			getValue: ( details ) => {
				try {
					const value: unknown = getValue( details );
					// Texts are limited in any case: they name rows and their buttons.
					return View && typeof value !== 'string'
						? value
						: toPlain( value );
				} catch {
					return '';
				}
			},
			...( View && { render: guardCell( View ) } ),
		} satisfies Field< T >;
	} );
}

function guardCell< T >( View: Cell< T > ): Cell< T > {
	const known = guardedCells.get( View );
	if ( known ) {
		return known as Cell< T >;
	}
	const GuardedCell = ( props: DataViewRenderFieldProps< T > ) => (
		<ValueBoundary value={ props.item }>
			<View { ...props } />
		</ValueBoundary>
	);
	guardedCells.set( View, GuardedCell );
	return GuardedCell;
}

function readProperty< T >( id: string ): ( args: { item: T } ) => unknown {
	return ( { item } ) => ( item as Record< string, unknown > )[ id ];
}

// Fields without a `render` of their own show the value itself.
function toPlain( value: unknown ): unknown {
	if ( typeof value === 'string' ) {
		return value.slice( 0, MAX_TEXT );
	}
	return [ 'object', 'function' ].includes( typeof value ) ? '' : value;
}
