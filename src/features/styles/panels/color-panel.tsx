import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';

import type { ConfigNode } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import type { StyleNodeAccess } from '../config/use-style-node';
import { listColorRows } from '../rules/color-rows';
import { ScreenGroup } from '../screens/screen-group';
import { ColorRowControl } from './color-row-control';

/** Props of {@link ColorPanel}. */
export interface ColorPanelProps {
	node: StyleNodeAccess;
	/** Settings of the node, limited to those that it supports. */
	settings: ConfigNode;
	blockName?: string | undefined;
}

/** The colours of a node: text, background, links, captions, buttons and headings. */
export function ColorPanel( { node, settings, blockName }: ColorPanelProps ) {
	const rows = useMemo( () => listColorRows( settings ), [ settings ] );
	if ( rows.length === 0 ) {
		return null;
	}
	const main = rows.filter( ( { level } ) => level === undefined );
	const levels = rows.filter( ( { level } ) => level !== undefined );
	return (
		<ScreenGroup title={ __( 'Color', 'atelier' ) }>
			<div className="atelier-styles-colors">
				{ main.map( ( row ) => (
					<ColorRowControl
						key={ row.id }
						row={ row }
						node={ node }
						blockName={ blockName }
					/>
				) ) }
			</div>
			{ levels.length > 0 && (
				<details
					className="atelier-styles-values"
					open={
						levels.some(
							( { path } ) =>
								getAtPath( node.value, path ) !== undefined
						) || undefined
					}
				>
					<summary>{ __( 'Heading levels', 'atelier' ) }</summary>
					<div className="atelier-styles-colors">
						{ levels.map( ( row ) => (
							<ColorRowControl
								key={ row.id }
								row={ row }
								node={ node }
								blockName={ blockName }
							/>
						) ) }
					</div>
				</details>
			) }
		</ScreenGroup>
	);
}
