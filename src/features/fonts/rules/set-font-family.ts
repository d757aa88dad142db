import { toRecord } from '@/utils/is-record';

type Node = Record< string, unknown >;

/**
 * Returns styles with a font family set at some nodes.
 *
 * @param styles Styles of the person's record.
 * @param paths  Paths of the nodes below `styles`.
 * @param slug   Slug of the family.
 */
export function setFontFamily(
	styles: unknown,
	paths: ReadonlyArray< readonly string[] >,
	slug: string
): Node {
	return paths.reduce< Node >(
		( result, path ) =>
			setAt( result, path, `var:preset|font-family|${ slug }` ),
		toRecord( styles )
	);
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
