import { store as blocksStore } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { useState } from 'react';

import { useResource } from '@/data/reads/use-resource';
import { useUseCounts, type UseCounts } from '@/features/usage';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import {
	getBlockStyles,
	type BlockStyle,
} from '@/wordpress/block-style-support';
import { useStylesNavigation } from '../config/styles-navigation';
import { useGlobalStyles } from '../config/use-global-styles';
import { PresetNameModal } from '../presets/preset-name-modal';
import { PresetUse } from '../presets/uses/preset-use';
import {
	ownBlockStylesResource,
	type OwnBlockStyle,
} from '../reads/own-block-styles';
import { ScreenGroup } from '../screens/screen-group';
import { SectionList, SectionRow } from '../screens/section-row';
import { BlockStyleActions } from './block-style-actions';
import { useOwnBlockStyles } from './use-own-block-styles';

/** Props of {@link BlockVariations}. */
export interface BlockVariationsProps {
	blockName: string;
}

const NO_STYLES: readonly OwnBlockStyle[] = [];

/** The styles of a block: the theme's, those of plugins, and the site's own, which are added, renamed and removed here. */
export function BlockVariations( { blockName }: BlockVariationsProps ) {
	const { canEdit } = useGlobalStyles();
	const { goTo } = useStylesNavigation();
	// The registry changes as styles are added and removed.
	useSelect(
		( select ) => select( blocksStore ).getBlockStyles( blockName ),
		[ blockName ]
	);
	const styles = getBlockStyles( blockName );
	const { data: own = NO_STYLES } = useResource( ownBlockStylesResource );
	const { add } = useOwnBlockStyles();
	const [ isAdding, setIsAdding ] = useState( false );
	const uses = useUseCounts(
		'style',
		styles
			.filter( ( { isDefault } ) => ! isDefault )
			.map( ( { name } ) => `${ blockName }//${ name }` )
	);
	const variations = styles.filter( ( { isDefault } ) => ! isDefault );
	if ( variations.length === 0 && ! canEdit ) {
		return null;
	}
	return (
		<ScreenGroup
			title={ __( 'Style Variations', 'atelier' ) }
			actions={
				canEdit && (
					<Button
						icon={ plus }
						size="small"
						label={ __( 'Add style variation', 'atelier' ) }
						onClick={ () => setIsAdding( true ) }
					/>
				)
			}
		>
			{ variations.length > 0 && (
				<SectionList>
					{ variations.map( ( style ) => (
						<VariationRow
							key={ style.name }
							blockName={ blockName }
							style={ style }
							styles={ styles }
							own={ own.find(
								( { block, name } ) =>
									block === blockName && name === style.name
							) }
							uses={ uses }
						/>
					) ) }
				</SectionList>
			) }
			{ isAdding && (
				<PresetNameModal
					title={ __( 'Add style variation', 'atelier' ) }
					name=""
					submitLabel={ __( 'Add', 'atelier' ) }
					onRename={ ( label ) =>
						add( blockName, label, ( { name } ) =>
							goTo( {
								screen: 'block',
								blockName,
								variation: name,
							} )
						)
					}
					onClose={ () => setIsAdding( false ) }
				/>
			) }
		</ScreenGroup>
	);
}

interface VariationRowProps {
	blockName: string;
	style: BlockStyle;
	/** All styles of the block. */
	styles: readonly BlockStyle[];
	own: OwnBlockStyle | undefined;
	uses: UseCounts;
}

function VariationRow( {
	blockName,
	style,
	styles,
	own,
	uses,
}: VariationRowProps ) {
	const { user, canEdit } = useGlobalStyles();
	const { name, label } = style;
	const id = `${ blockName }//${ name }`;
	const isChanged =
		getAtPath( user.styles, [
			'blocks',
			blockName,
			'variations',
			name,
		] ) !== undefined;
	return (
		<SectionRow
			to={ { screen: 'block', blockName, variation: name } }
			actions={
				<>
					<PresetUse
						kind="style"
						id={ id }
						name={ label }
						counts={ uses }
					/>
					{ canEdit && (
						<BlockStyleActions
							preset={ { slug: id, name: label } }
							own={ own }
							places={ uses.getCount( id ) ?? 0 }
							others={ styles
								.filter( ( other ) => other.name !== name )
								.map( ( other ) => ( {
									slug: other.name,
									name: other.label,
								} ) ) }
						/>
					) }
				</>
			}
			suffix={
				( isChanged || own ) && (
					<span className="atelier-styles-origin is-custom">
						{ __( 'Yours', 'atelier' ) }
					</span>
				)
			}
		>
			{ label }
		</SectionRow>
	);
}
