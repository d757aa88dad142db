import { __, sprintf } from '@wordpress/i18n';

import { splitCss } from '../split-css';

const FULL_TURN = 360;
const EIGHTH = 45;

const UNITS: Readonly< Record< string, number > > = {
	deg: 1,
	grad: 0.9,
	rad: 180 / Math.PI,
	turn: FULL_TURN,
};

/** Angles of the sides and corners to which a gradient can run. */
const SIDES: Readonly< Record< string, number > > = {
	top: 0,
	'right top': 45,
	right: 90,
	'bottom right': 135,
	bottom: 180,
	'bottom left': 225,
	left: 270,
	'left top': 315,
};

/**
 * Describes the kind or the direction of a gradient: *to the right*, *at 160°*, *radial*; an empty text for several gradients.
 *
 * @param image CSS gradient.
 */
export function describeGradientKind( image: string ): string {
	const [ , repeating, kind, inner = '' ] =
		/^(repeating-)?(linear|radial|conic)-gradient\((.*)\)$/is.exec(
			image.trim()
		) ?? [];
	if ( ! kind || splitCss( image.trim(), ',' ).length > 1 ) {
		return '';
	}
	const words = describeKind( kind.toLowerCase(), inner );
	return repeating
		? sprintf(
				/* translators: %s: kind or direction of a gradient, for example "to the right". */
				__( 'repeating, %s', 'atelier' ),
				words
		  )
		: words;
}

function describeKind( kind: string, inner: string ): string {
	switch ( kind ) {
		case 'radial':
			return __( 'radial', 'atelier' );
		case 'conic':
			return __( 'conic', 'atelier' );
		default:
			return describeAngle( readAngle( inner ) );
	}
}

// Without a direction it runs to the bottom.
function readAngle( inner: string ): number {
	const first = ( splitCss( inner, ',' )[ 0 ] ?? '' ).trim().toLowerCase();
	const [ , side ] = /^to ([a-z ]+)$/.exec( first ) ?? [];
	if ( side ) {
		return SIDES[ side.split( /\s+/ ).sort().join( ' ' ) ] ?? SIDES.bottom!;
	}
	const [ , number, unit = '' ] =
		/^([-+\d.e]+)(deg|grad|rad|turn)$/.exec( first ) ?? [];
	const angle = Number( number ) * ( UNITS[ unit ] ?? Number.NaN );
	return Number.isFinite( angle )
		? ( ( Math.round( angle ) % FULL_TURN ) + FULL_TURN ) % FULL_TURN
		: SIDES.bottom!;
}

function describeAngle( angle: number ): string {
	const names = [
		__( 'to the top', 'atelier' ),
		__( 'to the top right', 'atelier' ),
		__( 'to the right', 'atelier' ),
		__( 'to the bottom right', 'atelier' ),
		__( 'to the bottom', 'atelier' ),
		__( 'to the bottom left', 'atelier' ),
		__( 'to the left', 'atelier' ),
		__( 'to the top left', 'atelier' ),
	];
	return (
		names[ angle / EIGHTH ] ??
		sprintf(
			/* translators: %s: angle of a gradient in degrees. */
			__( 'at %s°', 'atelier' ),
			String( angle )
		)
	);
}
