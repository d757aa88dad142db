import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { reset as resetIcon } from '@wordpress/icons';
import { useMemo } from 'react';

import type { SettingsNodeAccess } from '../config/use-settings-node';
import type { StyleNodeAccess } from '../config/use-style-node';
import { useGlobalStyles } from '../config/use-global-styles';
import { describeNamedValue } from '../rules/describe-named-value';
import { describePath } from '../rules/describe-path';
import {
	isStored,
	listCurrentValues,
	type CurrentValue,
} from '../rules/value-origin';
import { OriginBadge } from './origin-badge';

/** Props of {@link CurrentValues}. */
export interface CurrentValuesProps {
	node: StyleNodeAccess;
	/** Limits the list to values whose path begins with one of these. */
	groups?: readonly string[];
	/** The layout beside the node. Its widths are listed, too; they are settings. */
	layout?: SettingsNodeAccess | undefined;
}

const LAYOUT_WIDTHS: readonly ( string | undefined )[] = [
	'contentSize',
	'wideSize',
];

/**
 * Lists the current values at a node with their origins, and a reset for each of the person's. The list is open in a viewport, where most are
 * inherited.
 */
export function CurrentValues( { node, groups, layout }: CurrentValuesProps ) {
	const { sources } = node;
	const layoutSources = layout?.sources;
	const styles = useMemo(
		() =>
			listCurrentValues( sources ).filter(
				( { path } ) => ! groups || groups.includes( path[ 0 ] ?? '' )
			),
		[ sources, groups ]
	);
	const widths = useMemo(
		() =>
			layoutSources
				? listCurrentValues( layoutSources ).filter( ( { path } ) =>
						LAYOUT_WIDTHS.includes( path[ 0 ] )
				  )
				: [],
		[ layoutSources ]
	);
	const values = [ ...widths, ...styles ];
	if ( values.length === 0 ) {
		return null;
	}
	const own = values.filter( ( { origin } ) => origin === 'custom' );
	const unreadable = values.filter(
		( { origin, isUnreadable } ) => isUnreadable && isStored( origin )
	);
	return (
		<details
			className="atelier-styles-values"
			open={
				unreadable.length > 0 ||
				sources.inherited !== undefined ||
				undefined
			}
		>
			<summary>
				{ __( 'Current values', 'atelier' ) }
				{ own.length > 0 && (
					<span className="atelier-styles-values__count">
						{ sprintf(
							/* translators: %d: number of values that the person set. */
							_n(
								'%d of yours',
								'%d of yours',
								own.length,
								'atelier'
							),
							own.length
						) }
					</span>
				) }
			</summary>
			<ul className="atelier-styles-values__list">
				{ widths.map( ( value ) => (
					<ValueRow
						key={ `layout.${ value.path.join( '.' ) }` }
						name={ describePath( [ 'layout', ...value.path ] ) }
						value={ value }
						onReset={ () => layout?.setAt( value.path, undefined ) }
					/>
				) ) }
				{ styles.map( ( value ) => (
					<ValueRow
						key={ value.path.join( '.' ) }
						name={ describePath( value.path ) }
						value={ value }
						onReset={ () => node.setAt( value.path, undefined ) }
					/>
				) ) }
			</ul>
		</details>
	);
}

function ValueRow( {
	name,
	value,
	onReset,
}: {
	name: string;
	value: CurrentValue;
	onReset: () => void;
} ) {
	const { merged } = useGlobalStyles();
	return (
		<li className="atelier-styles-values__row">
			<span className="atelier-styles-values__name">{ name }</span>
			<span className="atelier-styles-values__value">
				{ value.isUnreadable
					? __( 'Unreadable', 'atelier' )
					: describeNamedValue( value.value, merged ) }
			</span>
			<OriginBadge origin={ value.origin } />
			{ isStored( value.origin ) ? (
				<Button
					icon={ resetIcon }
					size="small"
					label={ sprintf(
						/* translators: %s: name of a value, for example "Typography, font size". */
						__( 'Reset %s', 'atelier' ),
						name
					) }
					onClick={ onReset }
				/>
			) : (
				<span />
			) }
		</li>
	);
}
