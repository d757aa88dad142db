import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { Config } from '@/utils/theme-json/config';
import { createWordsQueue, WordsContext } from './words-queue';

/** Props of {@link WordsScope}. */
export interface WordsScopeProps {
	/** Merged config that is shown. */
	config: Config;
	/** Shown style sheets; the examples are read again when they change. */
	sheets: readonly unknown[];
	/** Examples, in the frame. */
	children: ReactNode;
}

/** Provides the queue that reads the examples, and reads them again when the frame looks different: other styles, width or scheme. */
export function WordsScope( { config, sheets, children }: WordsScopeProps ) {
	const [ queue ] = useState( createWordsQueue );
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => queue.setConfig( config ), [ queue, config, sheets ] );
	useEffect( () => {
		const page = ref.current?.ownerDocument;
		if ( ! page ) {
			return undefined;
		}
		queue.setPage( page );
		const stopWatching = watchPage( page, queue.refresh );
		return () => {
			stopWatching();
			queue.stop();
		};
	}, [ queue ] );
	return (
		<WordsContext.Provider value={ queue }>
			<div ref={ ref } hidden />
			{ children }
		</WordsContext.Provider>
	);
}

function watchPage( page: Document, onChange: () => void ): () => void {
	const resize = new ResizeObserver( onChange );
	resize.observe( page.body );
	const scheme = new MutationObserver( onChange );
	scheme.observe( page.documentElement, {
		attributeFilter: [ 'data-scheme' ],
	} );
	const system = page.defaultView?.matchMedia?.(
		'(prefers-color-scheme: dark)'
	);
	system?.addEventListener( 'change', onChange );
	// During a transition a color is neither the old nor the new one; a style sheet that loads late changes all values.
	page.addEventListener( 'transitionend', onChange );
	page.addEventListener( 'load', onChange, true );
	return () => {
		resize.disconnect();
		scheme.disconnect();
		system?.removeEventListener( 'change', onChange );
		page.removeEventListener( 'transitionend', onChange );
		page.removeEventListener( 'load', onChange, true );
	};
}
