import {
	lazy,
	startTransition,
	Suspense,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	type ComponentType,
	type FunctionComponent,
	type ReactNode,
} from 'react';

import { toPartLoadError } from '@/utils/part-load-error';
import { whenIdle } from '@/schedule/when-idle';
import { whenPainted } from '@/schedule/when-painted';
import { announceContent } from '@/schedule/content-first';

/** A component that {@link lazyPart} returns. */
export interface LazyPart< P > extends FunctionComponent< P > {
	/** Loads the component before its first render; ignores a failure, as the render tries again. */
	preload: () => Promise< void >;
	/** Returns whether the component is loaded, so that it renders without the placeholder. */
	isLoaded: () => boolean;
}

/** Placeholder of a part, or a function of the part's props that returns it. */
type Placeholder< P > = ReactNode | ( ( props: P ) => ReactNode );

/**
 * Returns a component whose code is loaded at its first render.
 *
 * Unlike React's own lazy component it repeats a failed request when it is rendered again. A person who was offline for
 * a moment need not reload the page.
 *
 * @param load        Loads the component.
 * @param placeholder Shown until it is loaded.
 */
export function lazyPart< P extends object >(
	load: () => Promise< ComponentType< P > >,
	placeholder: Placeholder< P > = null
): LazyPart< P > {
	let loaded: ComponentType< P > | undefined;
	const loadOnce = () =>
		load().then( ( component ) => ( loaded = component ) );
	const create = () =>
		lazy( () =>
			loadOnce().then(
				( component ) => ( { default: component } ),
				async ( error: unknown ) => {
					current = create();
					throw await toPartLoadError( error );
				}
			)
		);
	let current = create();

	function Part( props: P ) {
		// The component of lazy() takes the props of the loaded component, but its type does not show that. A component that has loaded is
		// rendered without lazy(), which would show the placeholder first: React keeps that for a while.
		const [ Loaded ] = useState(
			() => ( loaded ?? current ) as unknown as FunctionComponent< P >
		);
		return (
			<Suspense fallback={ renderPlaceholder( placeholder, props ) }>
				<Loaded { ...props } />
			</Suspense>
		);
	}
	return Object.assign( Part, {
		preload: () =>
			loadOnce().then(
				() => {},
				() => {}
			),
		isLoaded: () => loaded !== undefined,
	} );
}

/**
 * Returns a component like {@link lazyPart}'s for the main content of a screen: the preview beside it waits for it.
 *
 * The content is large: after a click the next frame shows the placeholder. Then the content renders in a transition, during which the page
 * responds, unless its first part is small.
 *
 * @param load        Loads the component.
 * @param placeholder Shown until it is loaded.
 * @param isSmall     Whether its first part is small, so that a placeholder would only delay it.
 */
export function lazyContent< P extends object >(
	load: () => Promise< ComponentType< P > >,
	placeholder: Placeholder< P > = null,
	isSmall = false
): LazyPart< P > {
	const Part = lazyPart< P & { onShown: () => void } >( async () => {
		const Content = await load();
		return function ShownContent( { onShown, ...props } ) {
			useEffect( onShown, [ onShown ] );
			return <Content { ...( props as unknown as P ) } />;
		};
	}, placeholder );

	function ContentPart( props: P ) {
		// A component that is not loaded renders at once, which requests it; React shows the placeholder.
		const [ shouldRender, setHasTurn ] = useState(
			() => isSmall || ! Part.isLoaded()
		);
		useEffect( () => startTransition( () => setHasTurn( true ) ), [] );
		const markShown = useRef< () => void >();
		const [ handleShown ] = useState(
			() => () =>
				void whenPainted()
					.then( () => whenIdle( 500 ) )
					.then( () => markShown.current?.() )
		);
		useLayoutEffect( () => {
			markShown.current = announceContent();
			return markShown.current;
		}, [] );
		return shouldRender ? (
			<Part { ...props } onShown={ handleShown } />
		) : (
			<>{ renderPlaceholder( placeholder, props ) }</>
		);
	}
	return Object.assign( ContentPart, {
		preload: Part.preload,
		isLoaded: Part.isLoaded,
	} );
}

function renderPlaceholder< P >(
	placeholder: Placeholder< P >,
	props: P
): ReactNode {
	return typeof placeholder === 'function'
		? placeholder( props )
		: placeholder;
}
