import { __ } from '@wordpress/i18n';

import { isRecord } from '@/utils/is-record';

/** A viewport or a state that styles can be limited to. */
export interface StyleState {
	/** Key below a style node, `@tablet` or `:hover` for instance. */
	value: string;
	label: string;
}

/** Value for no limit. */
export const DEFAULT_STATE = 'default';

const PSEUDO_STATES = [ ':hover', ':focus', ':focus-visible', ':active' ];

/** Blocks whose states WordPress 7.1 styles. */
const STATES_BY_BLOCK: Readonly< Record< string, readonly string[] > > = {
	'core/button': PSEUDO_STATES,
	'core/navigation-link': [ ...PSEUDO_STATES, '-current' ],
};

/**
 * Returns the states of a block that can be styled; none for most blocks.
 *
 * @param blockName Block.
 */
export function getPseudoStates( blockName: string ): StyleState[] {
	return (
		Object.hasOwn( STATES_BY_BLOCK, blockName )
			? STATES_BY_BLOCK[ blockName ] ?? []
			: []
	).map( ( value ) => ( { value, label: describeState( value ) } ) );
}

/**
 * Returns the label of a viewport or a state.
 *
 * @param value Key below a style node.
 */
export function describeState( value: string ): string {
	const labels: Record< string, string | undefined > = {
		':hover': __( 'Hover', 'atelier' ),
		':focus': __( 'Focus', 'atelier' ),
		':focus-visible': __( 'Focus-visible', 'atelier' ),
		':active': __( 'Active', 'atelier' ),
		':link': __( 'Link', 'atelier' ),
		':any-link': __( 'Link', 'atelier' ),
		':visited': __( 'Visited', 'atelier' ),
		'-current': __( 'Current', 'atelier' ),
		'@tablet': __( 'Tablet', 'atelier' ),
		'@mobile': __( 'Mobile', 'atelier' ),
	};
	return labels[ value ] ?? value;
}

/**
 * Returns the viewports that styles of blocks can be limited to.
 *
 * @param viewport The settings' `viewport`: the breakpoints that apply.
 */
export function getViewportStates( viewport: unknown ): StyleState[] {
	const isSet = ( name: string ) =>
		isRecord( viewport ) && typeof viewport[ name ] === 'string';
	const hasOwnBreakpoints = isSet( 'tablet' ) || isSet( 'mobile' );
	const states: StyleState[] = [ '@tablet', '@mobile' ].map( ( value ) => ( {
		value,
		label: describeState( value ),
	} ) );
	return hasOwnBreakpoints
		? states.filter( ( { value } ) => isSet( value.slice( 1 ) ) )
		: states;
}

/**
 * Returns the path from a node to the node of the chosen viewport and state.
 *
 * @param viewport Chosen viewport.
 * @param pseudo   Chosen state.
 */
export function getStatePath( viewport: string, pseudo: string ): string[] {
	return [ viewport, pseudo ].filter( ( state ) => state !== DEFAULT_STATE );
}

/**
 * Returns the state in an address; {@link DEFAULT_STATE} where it cannot be chosen.
 *
 * @param states States that can be chosen.
 * @param value  Key in the address.
 */
export function findState(
	states: readonly StyleState[],
	value: string | undefined
): string {
	return (
		states.find( ( state ) => state.value === value )?.value ??
		DEFAULT_STATE
	);
}
