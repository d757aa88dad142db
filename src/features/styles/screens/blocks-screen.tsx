import { speak } from '@wordpress/a11y';
import {
	Icon,
	SearchControl,
	Spinner,
	ToggleControl,
} from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDeferredValue, useMemo, type ComponentProps } from 'react';

import { useAreBlocksRegistered } from '@/wordpress/use-are-blocks-registered';
import { useBlockFilter } from '../config/block-filter';
import { useGlobalStyles } from '../config/use-global-styles';
import { useStyledBlocks } from '../config/use-styled-blocks';
import { hasBlockCss, isBlockCustomized } from '../rules/block-panels';
import { findBlocks } from '../rules/block-search';
import { ResetBlock } from '../panels/reset-block';
import { ScreenFrame } from './screen-frame';
import { SectionList, SectionRow } from './section-row';

// Specification 2.4 and 9: the count is announced half a second after the last key.
const ANNOUNCE_MS = 500;

/** Lists the blocks that can be styled, with a search and a filter for those that were changed. */
export function BlocksScreen() {
	const { user } = useGlobalStyles();
	const blocks = useStyledBlocks();
	const [ filter, setFilter ] = useBlockFilter();
	const { search, isCustomizedOnly, isCssOnly } = filter;
	const deferredSearch = useDeferredValue( search );
	const listed = useMemo(
		() =>
			blocks.map( ( block ) => ( {
				...block,
				keywords: [ ...( block.keywords ?? [] ) ],
				description: block.description ?? '',
				category: block.category ?? '',
			} ) ),
		[ blocks ]
	);
	const [ customized, withCss ] = useMemo( () => {
		const names = blocks.map( ( { name } ) => name );
		return [
			new Set(
				names.filter( ( name ) => isBlockCustomized( user, name ) )
			),
			new Set( names.filter( ( name ) => hasBlockCss( user, name ) ) ),
		];
	}, [ blocks, user ] );
	// A block with CSS is customized, so the narrower filter is enough where both are on.
	const limited = isCustomizedOnly ? customized : undefined;
	const only = isCssOnly ? withCss : limited;
	const found = findBlocks( listed, deferredSearch, only );
	const areRegistered = useAreBlocksRegistered();
	const isLoading = blocks.length === 0 && ! areRegistered;
	const announce = useDebounce( speak, ANNOUNCE_MS );
	const handleSearch = ( next: string ) => {
		setFilter( { ...filter, search: next } );
		if ( next !== '' ) {
			const count = findBlocks( listed, next, only ).length;
			announce(
				sprintf(
					/* translators: %d: number of results. */
					_n(
						'%d result found.',
						'%d results found.',
						count,
						'atelier'
					),
					count
				)
			);
		}
	};
	return (
		<ScreenFrame
			title={ __( 'Blocks', 'atelier' ) }
			description={ __(
				'Customize the appearance of specific blocks and for the whole site.',
				'atelier'
			) }
		>
			<SearchControl
				label={ __( 'Search', 'atelier' ) }
				placeholder={ __( 'Search', 'atelier' ) }
				value={ search }
				onChange={ handleSearch }
			/>
			<FilterToggles
				customized={ customized.size }
				withCss={ withCss.size }
			/>
			{ isLoading && <Spinner /> }
			{ ! isLoading && found.length === 0 && (
				<p className="atelier-styles-empty">
					{ __( 'No blocks found.', 'atelier' ) }
				</p>
			) }
			{ found.length > 0 && (
				<SectionList>
					{ found.map( ( { name, title, icon } ) => (
						<BlockRow
							key={ name }
							name={ name }
							title={ title }
							icon={ icon }
							isCustomized={ customized.has( name ) }
						/>
					) ) }
				</SectionList>
			) }
		</ScreenFrame>
	);
}

interface FilterTogglesProps {
	/** Number of blocks that the person has changed. */
	customized: number;
	/** Number of those with CSS. */
	withCss: number;
}

function FilterToggles( { customized, withCss }: FilterTogglesProps ) {
	const [ filter, setFilter ] = useBlockFilter();
	return (
		<>
			<ToggleControl
				label={ sprintf(
					/* translators: %d: number of blocks. */
					_n(
						'Customized only (%d block)',
						'Customized only (%d blocks)',
						customized,
						'atelier'
					),
					customized
				) }
				checked={ filter.isCustomizedOnly }
				onChange={ ( next ) =>
					setFilter( { ...filter, isCustomizedOnly: next } )
				}
			/>
			<ToggleControl
				label={ sprintf(
					/* translators: %d: number of blocks. */
					_n(
						'Has custom CSS (%d block)',
						'Has custom CSS (%d blocks)',
						withCss,
						'atelier'
					),
					withCss
				) }
				checked={ filter.isCssOnly }
				onChange={ ( next ) =>
					setFilter( { ...filter, isCssOnly: next } )
				}
			/>
		</>
	);
}

const findRow = ( button: HTMLElement ) =>
	button.closest( 'li' )?.querySelector< HTMLElement >( '[data-section]' );

interface BlockRowProps {
	name: string;
	title: string;
	/** Icon of the block's type. */
	icon: unknown;
	isCustomized: boolean;
}

function BlockRow( { name, title, icon, isCustomized }: BlockRowProps ) {
	return (
		<SectionRow
			to={ { screen: 'block', blockName: name } }
			actions={
				isCustomized && (
					<ResetBlock
						blockName={ name }
						title={ title }
						findNext={ findRow }
					/>
				)
			}
			sample={
				<span className="atelier-styles-block-icon">
					<Icon
						icon={
							(
								icon as
									| {
											src?: ComponentProps<
												typeof Icon
											>[ 'icon' ];
									  }
									| undefined
							 )?.src ?? 'block-default'
						}
						size={ 24 }
					/>
				</span>
			}
			suffix={
				isCustomized && (
					<span className="atelier-styles-origin is-custom">
						{ __( 'Yours', 'atelier' ) }
					</span>
				)
			}
		>
			{ title }
		</SectionRow>
	);
}
