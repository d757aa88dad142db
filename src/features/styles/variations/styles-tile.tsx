import clsx from 'clsx';
import { useMemo } from 'react';

import { ValueBoundary } from '@/components/value-boundary';
import type { Config } from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { useGlobalStyles } from '../config/use-global-styles';
import { readTile } from './read-tile';

/** Part of a config that a tile shows. */
export type TileContent = 'config' | 'color' | 'typography';

/** Props of {@link StylesTile}. */
export interface StylesTileProps {
	/** Config, without the theme's. */
	config: Config;
	content?: TileContent;
}

/** A picture of a config: two letters in its fonts and colours, and its other colours. */
export function StylesTile( props: StylesTileProps ) {
	return (
		<ValueBoundary
			value={ props.config }
			fallback={ <span className="atelier-styles-tile" /> }
		>
			<Tile { ...props } />
		</ValueBoundary>
	);
}

function Tile( { config, content = 'config' }: StylesTileProps ) {
	const { base } = useGlobalStyles();
	const tile = useMemo(
		() => readTile( mergeConfigs( base, config ) ),
		[ base, config ]
	);
	return (
		<span
			className={ clsx( 'atelier-styles-tile', `is-${ content }` ) }
			style={ { background: tile.background, color: tile.text } }
			aria-hidden="true"
		>
			{ content !== 'color' && (
				<span className="atelier-styles-tile__letters">
					<span style={ tile.heading }>A</span>
					<span style={ tile.body }>a</span>
				</span>
			) }
			{ content !== 'typography' && (
				<span className="atelier-styles-tile__colors">
					{ tile.accents.map( ( color ) => (
						<span
							key={ color }
							className="atelier-styles-tile__dot"
							style={ { background: color } }
						/>
					) ) }
				</span>
			) }
		</span>
	);
}
