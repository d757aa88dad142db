import { useEffect, useMemo } from 'react';
import { useCommandLoader, type CommandLoader } from '@wordpress/commands';
import { __, sprintf } from '@wordpress/i18n';
import { styles as stylesIcon } from '@wordpress/icons';

import { getBootPayload } from '@/data/site/boot-payload';
import { useGlobalStylesRecord } from '@/data/site/use-global-styles-record';
import { useTryOn } from '@/data/store/use-try-on';
import {
	readConfig,
	type Config,
	type StylesConfig,
} from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { translateShared } from '@/utils/translate-shared';
import { resolveColor } from './panels/resolve-color';
import { suggestDark } from './rules/dark/suggest-dark';
import { readPresets } from './rules/read-presets';
import {
	namesScheme,
	setScheme,
	type SchemeChange,
} from './rules/words/scheme-words';
import { listNamedPresets } from './rules/words/list-named-presets';
import {
	namesValue,
	parseValueWords,
	setParsedValue,
} from './rules/words/parse-value-words';

interface ValueCommand {
	name: string;
	label: string;
	apply: ( config: Config ) => Config;
}

/** Registers the commands that set a value of the styles, such as `h1 48px`, while it is mounted. */
export function ValueCommands() {
	return getBootPayload().rights.editStyles ? <Loader /> : null;
}

function Loader() {
	useCommandLoader( LOADER );
	return null;
}

// The palette calls the hook in its own components while it is open, so that leaving it ends the preview.
function useValueCommands( { search }: { search: string } ) {
	const scheme = namesScheme( search, {
		dark: __( 'dark', 'atelier' ),
		on: __( 'on', 'atelier' ),
		off: __( 'off', 'atelier' ),
	} );
	const isMeant =
		scheme !== undefined || namesValue( search, translateShared );
	const { record, base, canEdit, edit, getRecord } =
		useGlobalStylesRecord( isMeant );
	const { show, leave } = useTryOn();
	const found = useMemo( () => {
		if ( ! isMeant || ! canEdit || ! record || base === undefined ) {
			return [];
		}
		const merged = mergeConfigs( base, record );
		return scheme
			? listSchemes( scheme, merged )
			: listValues( search, merged );
	}, [ isMeant, scheme, search, record, base, canEdit ] );

	useEffect( () => {
		const [ first ] = found;
		if ( first ) {
			show( () => first.apply( readConfig( getRecord() ) ) );
		} else {
			leave();
		}
	}, [ found, show, leave, getRecord ] );

	const commands = useMemo(
		() =>
			found.map( ( { name, label, apply } ) => ( {
				name: `atelier/value/${ name }`,
				label,
				// The palette keeps commands with the typed words.
				searchLabel: search,
				icon: stylesIcon,
				callback: ( { close }: { close: () => void } ) => {
					leave();
					close();
					const { settings, styles } = apply(
						readConfig( getRecord() )
					);
					edit( { settings, styles }, 'alone' );
				},
			} ) ),
		[ found, search, leave, edit, getRecord ]
	);
	return {
		commands,
		isLoading: isMeant && canEdit !== false && record === undefined,
	};
}

// Created once: another hook would be another loader.
const LOADER: CommandLoader = {
	name: 'atelier/values',
	category: 'command',
	hook: useValueCommands,
};

function listValues( search: string, merged: StylesConfig ): ValueCommand[] {
	return parseValueWords(
		search,
		listNamedPresets( merged ),
		translateShared
	).map( ( parsed ) => ( {
		name: parsed.name,
		label: describe(
			parsed.label,
			getAtPath( merged, parsed.path ),
			parsed.shown
		),
		apply: ( config ) => setParsedValue( config, parsed ),
	} ) );
}

function describe( label: string, before: unknown, after: string ): string {
	return typeof before === 'string' && before !== ''
		? sprintf(
				/* translators: 1: name of a value, for example "h1". 2: its current value. 3: its new value. */
				__( '%1$s: %2$s → %3$s', 'atelier' ),
				label,
				before,
				after
		  )
		: /* translators: 1: name of a value, for example "h1". 2: its new value. */
		  sprintf( __( '%1$s: %2$s', 'atelier' ), label, after );
}

function listSchemes(
	scheme: SchemeChange,
	merged: StylesConfig
): ValueCommand[] {
	const list = [ 'theme', 'custom' ].flatMap( ( origin ) =>
		readPresets(
			merged,
			'color',
			origin as 'theme' | 'custom'
		).presets.flatMap( ( { slug, color } ) => {
			const rgba = resolveColor( color );
			return rgba ? [ { slug, rgba } ] : [];
		} )
	);
	return [
		{
			name: `dark/${ scheme }`,
			label:
				scheme === 'on'
					? __(
							'Dark: suggest a dark value for each color',
							'atelier'
					  )
					: __( 'Dark: remove all dark values', 'atelier' ),
			apply: ( config ) =>
				setScheme( config, scheme === 'on' ? suggestDark( list ) : {} ),
		},
	];
}
