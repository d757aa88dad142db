import type { FontFamily } from '../types';

/** Order of the library. */
export type FontOrder = 'name' | 'faces' | 'added';

/** A family with the time at which it was installed. */
export interface OrderedFamily extends FontFamily {
	/** Time of the installation, in UTC (`2026-11-20T10:00:00`); missing for fonts of the theme. */
	addedAt?: string;
}

/**
 * Sorts families: by name, by number of faces, or the last added first.
 *
 * @param families Families.
 * @param order    Order.
 */
export function sortFamilies< Family extends OrderedFamily >(
	families: readonly Family[],
	order: FontOrder
): Family[] {
	return [ ...families ].sort(
		( a, b ) =>
			COMPARE[ order ]( a, b ) ||
			getFamilyName( a ).localeCompare( getFamilyName( b ) )
	);
}

/**
 * Returns the name of a family to show.
 *
 * @param family Family.
 */
export function getFamilyName( { name, fontFamily }: FontFamily ): string {
	return name ?? fontFamily;
}

const COMPARE: Readonly<
	Record< FontOrder, ( a: OrderedFamily, b: OrderedFamily ) => number >
> = {
	name: () => 0,
	faces: ( a, b ) =>
		( b.fontFace?.length ?? 0 ) - ( a.fontFace?.length ?? 0 ),
	added: ( a, b ) => ( b.addedAt ?? '' ).localeCompare( a.addedAt ?? '' ),
};
