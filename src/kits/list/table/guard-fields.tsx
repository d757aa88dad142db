import type { ComponentType } from 'react';
import type { DataViewRenderFieldProps, Field } from '@wordpress/dataviews';

import { ValueBoundary } from '@/components/value-boundary';

/** Characters that a cell shows of a text: a megabyte of them would stop the page. */
const MAX_TEXT = 2000;

type Cell< T > = ComponentType< DataViewRenderFieldProps< T > >;

// A cell whose component is another one would be built again, and lose its picture and its focus.
const guardedCells = new WeakMap< object, unknown >();

/**
 * Returns fields that show anything that can be stored: a value of another type is empty, a text that is too long is cut, and a cell that
 * throws is empty.
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
					// The names of rows and their buttons are read from texts.
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

// Fields without a view of their own show the value as it is.
function toPlain( value: unknown ): unknown {
	if ( typeof value === 'string' ) {
		return value.slice( 0, MAX_TEXT );
	}
	return [ 'object', 'function' ].includes( typeof value ) ? '' : value;
}
