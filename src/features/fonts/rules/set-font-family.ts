import { toRecord } from '@/utils/is-record';

type Node = Record< string, unknown >;

/**
 * Returns styles with another font family in some places.
 *
 * @param styles Styles of the person's record.
 * @param paths  Paths of the nodes below `styles`.
 * @param value  Value of `fontFamily`.
 */
export function setFontFamily(
	styles: unknown,
	paths: ReadonlyArray< readonly string[] >,
	value: string
): Node {
	return paths.reduce< Node >(
		( result, path ) => setAt( result, path, value ),
		toRecord( styles )
	);
}

/**
 * Returns the value that names a preset of a font family.
 *
 * @param slug Slug of the family.
 */
export function toPresetValue( slug: string ): string {
	return `var:preset|font-family|${ slug }`;
}

function setAt( node: Node, path: readonly string[], value: string ): Node {
	const [ key, ...rest ] = path;
	return key === undefined
		? {
				...node,
				typography: {
					...toRecord( node.typography ),
					fontFamily: value,
				},
		  }
		: { ...node, [ key ]: setAt( toRecord( node[ key ] ), rest, value ) };
}
