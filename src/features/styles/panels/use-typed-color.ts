import { useEffect, useRef, type FormEvent } from 'react';

/** Handlers for a color picker of the host and an element around it. */
export interface TypedColor {
	/** For the element: reads the text of the field for a color code. */
	onInput: ( event: FormEvent ) => void;
	/** For the element: ends the typing. */
	onBlur: () => void;
	/** For the picker. */
	onChange: ( value: string | undefined ) => void;
}

const COMPLETE = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Lengths of the field for a color code, without and with alpha. */
const FIELD_LENGTHS: readonly number[] = [ 7, 9 ];

/** The color that the host's picker reports for an incomplete code. */
const BLACK = '#000000';

/**
 * Lets people type a color code into a picker of the host. The picker reports black for an incomplete code, and discards the last code
 * when it is closed at once: the first is ignored here, the second is reported.
 *
 * @param report Called with each color.
 */
export function useTypedColor(
	report: ( value: string | undefined ) => void
): TypedColor {
	const typed = useRef< string >();
	const latest = useRef( report );
	latest.current = report;
	const flush = () => {
		const code = typed.current;
		typed.current = undefined;
		if ( code !== undefined && COMPLETE.test( code ) ) {
			latest.current( `#${ code.replace( '#', '' ).toLowerCase() }` );
		}
	};
	useEffect( () => flush, [] );
	return {
		onInput: ( { target } ) => {
			if (
				target instanceof HTMLInputElement &&
				FIELD_LENGTHS.includes( target.maxLength ) &&
				target.closest( '.components-color-picker' )
			) {
				typed.current = target.value.trim();
			}
		},
		onBlur: flush,
		onChange: ( value ) => {
			const code = typed.current;
			if ( code === undefined ) {
				report( value );
			} else if ( COMPLETE.test( code ) ) {
				typed.current = undefined;
				report( value );
			} else if ( value !== BLACK ) {
				report( value );
			}
		},
	};
}
