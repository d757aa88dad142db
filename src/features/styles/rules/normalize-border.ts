import { type ConfigNode } from '@/utils/theme-json/config';
import { pruneEmpty } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';

const SIDES = [ 'top', 'right', 'bottom', 'left' ] as const;
const LINE_KEYS = [ 'color', 'width', 'style' ] as const;

/**
 * Returns a border in the form that is stored after an edit (specification 5). A line with a colour or a width but no style
 * gets the style solid. A line with a style but neither colour nor width is dropped. This applies to the whole border and
 * to each side; the radius is no line and stays.
 *
 * @param border Value of `border`; anything that is not an object has no border.
 */
export function normalizeBorder( border: unknown ): ConfigNode | undefined {
	if ( ! isRecord( border ) ) {
		return undefined;
	}
	const next: ConfigNode = { ...normalizeLine( border ) };
	for ( const side of SIDES ) {
		const line = border[ side ];
		if ( isRecord( line ) ) {
			next[ side ] = normalizeLine( line );
		}
	}
	return pruneEmpty( next ) as ConfigNode | undefined;
}

function normalizeLine( line: ConfigNode ): ConfigNode {
	const hasColorOrWidth = Boolean( line.color ) || Boolean( line.width );
	if ( hasColorOrWidth ) {
		return line.style ? line : { ...line, style: 'solid' };
	}
	const { style: _style, ...rest } = line;
	return rest;
}

/**
 * Returns the style node with its border normalised; the same node when the border is unchanged.
 *
 * @param next     Style node after an edit.
 * @param previous Style node before it.
 */
export function normalizeEditedBorder(
	next: ConfigNode,
	previous: ConfigNode | undefined
): ConfigNode {
	if (
		next.border === undefined ||
		next.border === previous?.border ||
		! hasLine( next.border )
	) {
		return next;
	}
	const { border, ...rest } = next;
	const normalized = normalizeBorder( border );
	return normalized ? { ...rest, border: normalized } : rest;
}

function hasLine( border: unknown ): boolean {
	return (
		isRecord( border ) &&
		[ ...LINE_KEYS, ...SIDES ].some(
			( key ) => border[ key ] !== undefined
		)
	);
}
