import { createContext } from 'react';

import { startInSlices } from '@/schedule/run-in-slices';
import { whenIdle } from '@/schedule/when-idle';
import type { Config } from '@/utils/theme-json/config';
import { resolveColor } from '../panels/resolve-color';
import { readRange, type SizeRange } from '../rules/words/declared-sizes';
import type { WordContext } from '../rules/words/fill-words';
import { listKnownPresets, readSrgb } from '../rules/words/known-presets';
import { readStyle } from './read-look';

/** Facts for one reading of the examples of a frame. */
export interface WordsRun extends WordContext {
	/** The merged config whose styles are shown. */
	config: Config;
	/** Returns the bounds of the declared font size that results in the shown size; undefined where none does, or it is not fluid. */
	findRange: (
		declared: readonly string[],
		shown: string
	) => SizeRange | undefined;
}

/** Reads the examples of a frame, one after the other in idle time. */
export interface WordsQueue {
	/**
	 * Adds an example, and reads all of them again.
	 *
	 * @param read Reads it.
	 * @return Function that removes it.
	 */
	add: ( read: ( run: WordsRun ) => void ) => () => void;
	/** Reads all again. */
	refresh: () => void;
	/** Sets the shown config. */
	setConfig: ( config: Config ) => void;
	/** Sets the document of the examples. */
	setPage: ( page: Document ) => void;
	stop: () => void;
}

/** Queue of the frame around a component; undefined outside of one. */
export const WordsContext = createContext< WordsQueue | undefined >(
	undefined
);

const PATIENCE_MS = 500;

/** Creates the queue of a frame. */
export function createWordsQueue(): WordsQueue {
	const readers = new Set< ( run: WordsRun ) => void >();
	let controller = new AbortController();
	let config: Config | undefined;
	let page: Document | undefined;

	function* listSteps() {
		if ( ! config || ! page?.defaultView ) {
			return;
		}
		const run = createRun( config, page );
		yield;
		for ( const read of [ ...readers ] ) {
			read( run );
			yield;
		}
	}
	const refresh = async () => {
		controller.abort();
		const { signal } = ( controller = new AbortController() );
		await whenIdle( PATIENCE_MS );
		if ( ! signal.aborted ) {
			await startInSlices( listSteps() ).finish( signal );
		}
	};
	return {
		add: ( read ) => {
			readers.add( read );
			void refresh();
			return () => void readers.delete( read );
		},
		refresh: () => void refresh(),
		setConfig: ( next ) => {
			config = next;
			void refresh();
		},
		setPage: ( next ) => {
			page = next;
			void refresh();
		},
		stop: () => controller.abort(),
	};
}

const resolve = ( css: string ) => readSrgb( css ) ?? resolveColor( css );

function createRun( config: Config, page: Document ): WordsRun {
	const sizes = new Map< string, string >();
	const measure = ( css: string ) => {
		const known = sizes.get( css ) ?? measureSize( page, css );
		sizes.set( css, known );
		return known;
	};
	return {
		config,
		known: listKnownPresets( config, isDarkShown( page ), resolve ),
		resolve,
		findRange: ( declared, shown ) => {
			const applied = declared.find(
				( css ) => measure( css ) === shown
			);
			return applied === undefined ? undefined : readRange( applied );
		},
	};
}

// Measured in the browser, because the result of a formula depends on the width of its window.
function measureSize( page: Document, css: string ): string {
	const probe = page.createElement( 'span' );
	probe.style.cssText = 'position: absolute; visibility: hidden;';
	probe.style.fontSize = css;
	page.body.append( probe );
	const { fontSize } = readStyle( probe );
	probe.remove();
	return fontSize;
}

function isDarkShown( { documentElement, defaultView }: Document ): boolean {
	const chosen = documentElement.getAttribute( 'data-scheme' );
	return chosen === null
		? defaultView?.matchMedia?.( '(prefers-color-scheme: dark)' ).matches ??
				false
		: chosen === 'dark';
}
