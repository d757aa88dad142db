import {
	lazy,
	Suspense,
	useState,
	type ComponentType,
	type FunctionComponent,
	type ReactNode,
} from 'react';

/**
 * Returns a component that is loaded when it is first rendered.
 *
 * Unlike React's own lazy component it asks again when it is rendered anew after a failure, so that a person who was
 * offline for a moment need not reload the page.
 *
 * @param load        Loads the component.
 * @param placeholder What stands in its place until then.
 */
export function lazyPart< P extends object >(
	load: () => Promise< ComponentType< P > >,
	placeholder: ReactNode = null
): ComponentType< P > {
	const create = () =>
		lazy( () =>
			load().then(
				( component ) => ( { default: component } ),
				( error: unknown ) => {
					current = create();
					throw error;
				}
			)
		);
	let current = create();

	return function LazyPart( props: P ) {
		// What lazy() returns takes the props of what it loads; its own type hides that behind a reference to it.
		const [ Part ] = useState(
			() => current as unknown as FunctionComponent< P >
		);
		return (
			<Suspense fallback={ placeholder }>
				<Part { ...props } />
			</Suspense>
		);
	};
}
