import { useState } from 'react';
import clsx from 'clsx';
import { Button, Notice, SearchControl, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { LoadProblem } from '@/components/load-problem';
import { useResource } from '@/data/reads/use-resource';
import { explainLiveOnly } from '@/data/site/live-only';
import { formatRecordTitle } from '@/data/writes/record-title';
import { getBootPayload } from '@/data/site/boot-payload';
import { walkResults } from '@/focus/walk-results';
import { describeFailure } from '@/kits/saving/outcomes';
import { useDebouncedValue } from '@/schedule/use-debounced-value';
import { getErrorMessage } from '@/utils/get-error-message';
import {
	linkSearchResource,
	menuOverviewResource,
	type FoundTarget,
	type LoosePage,
} from '../reads/menu-links';
import { escapeLabel } from '../rules/escape-label';
import { toCustomLink, toLinkAttributes } from '../rules/to-link-attributes';
import type { MenuAttributes } from '../rules/types';
import { createTargetPage } from '../writes/write-targets';

/** Props of {@link TargetSearch}. */
export interface TargetSearchProps {
	/** Whether pages that are in no menu are offered before anything is searched for. */
	offersLoosePages?: boolean;
	/** Called with the label and target of the chosen result. */
	onChoose: ( attributes: MenuAttributes ) => void;
}

const SEARCH_DELAY_MS = 250;

/** Labels of WordPress's own types; others have the names that plugins registered. */
const TYPE_LABELS: Readonly< Record< string, () => string > > = {
	page: () => __( 'Page', 'atelier' ),
	post: () => __( 'Post', 'atelier' ),
	category: () => __( 'Category', 'atelier' ),
	post_tag: () => __( 'Tag', 'atelier' ),
	post_format: () => __( 'Post Format', 'atelier' ),
};

/** Search for the target of an item: a post, a term, an address, or a new page. */
export function TargetSearch( {
	offersLoosePages = false,
	onChoose,
}: TargetSearchProps ) {
	const [ text, setText ] = useState( '' );
	const term = text.trim();
	const search = useDebouncedValue( term, SEARCH_DELAY_MS );
	const posts = useResource( linkSearchResource, search, 'post' );
	const terms = useResource( linkSearchResource, search, 'term' );
	const error = posts.error ?? terms.error;
	const found = [ ...( posts.data ?? [] ), ...( terms.data ?? [] ) ];
	const custom = toCustomLink( term );
	const isBusy = term !== search || posts.isLoading || terms.isLoading;

	const { problem, isCreating, createPage } = useCreatePage( onChoose );
	const refusal = explainLiveOnly( 'content' );

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the controls in it.
		<div
			className={ clsx(
				'atelier-target-search',
				offersLoosePages && 'is-steady'
			) }
			onKeyDown={ walkResults }
		>
			<SearchControl
				label={ __( 'Search or type an address', 'atelier' ) }
				placeholder={ __( 'Search or type an address', 'atelier' ) }
				value={ text }
				onChange={ setText }
			/>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ error !== undefined && (
				<LoadProblem
					message={ getErrorMessage(
						error,
						__( 'The search failed.', 'atelier' )
					) }
					onRetry={ () => {
						posts.retry();
						terms.retry();
					} }
				/>
			) }
			{ term !== '' && (
				<ul
					className="atelier-target-search__results"
					aria-label={ __( 'Search results', 'atelier' ) }
				>
					{ found.map( ( target ) => (
						<Result
							key={ `${ target.type } ${ target.id }` }
							title={ formatRecordTitle( target.title ) }
							note={ getTypeLabel( target.subtype ) }
							onClick={ () =>
								onChoose( toLinkAttributes( target ) )
							}
						/>
					) ) }
					{ custom && (
						<Result
							title={ sprintf(
								/* translators: %s: an address. */
								__( 'Link to %s', 'atelier' ),
								custom.url ?? ''
							) }
							note={ __( 'Custom link', 'atelier' ) }
							onClick={ () => onChoose( custom ) }
						/>
					) }
					{ ! custom && (
						<Result
							title={ sprintf(
								/* translators: %s: title of a page to be. */
								__( 'Create page “%s”', 'atelier' ),
								term
							) }
							note={ refusal ?? __( 'Draft', 'atelier' ) }
							isBusy={ isCreating }
							isDisabled={ refusal !== undefined }
							onClick={ () => void createPage( term ) }
						/>
					) }
				</ul>
			) }
			{ term !== '' && isBusy && <Spinner /> }
			{ term !== '' &&
				! isBusy &&
				error === undefined &&
				found.length === 0 && (
					<p>{ __( 'No items found.', 'atelier' ) }</p>
				) }
			{ term === '' && offersLoosePages && (
				<LoosePages onChoose={ onChoose } />
			) }
		</div>
	);
}

function useCreatePage( onChoose: TargetSearchProps[ 'onChoose' ] ) {
	const [ problem, setProblem ] = useState< string >();
	const [ isCreating, setIsCreating ] = useState( false );
	const createPage = async ( title: string ) => {
		setIsCreating( true );
		setProblem( undefined );
		try {
			const { id, url } = await createTargetPage( title );
			onChoose( {
				label: escapeLabel( title ),
				type: 'page',
				id,
				url,
				kind: 'post-type',
			} );
		} catch ( thrown ) {
			setProblem(
				describeFailure(
					{ title, error: thrown },
					__( 'The page could not be created.', 'atelier' )
				)
			);
			setIsCreating( false );
		}
	};
	return { problem, isCreating, createPage };
}

function LoosePages( { onChoose }: Pick< TargetSearchProps, 'onChoose' > ) {
	const { data } = useResource( menuOverviewResource );
	if ( ! data || data.pages.items.length === 0 ) {
		return null;
	}
	return (
		<>
			<h2 className="atelier-target-search__heading">
				{ sprintf(
					/* translators: %d: number of pages. */
					__( 'Pages in no menu (%d)', 'atelier' ),
					data.pages.total
				) }
			</h2>
			<ul
				className="atelier-target-search__results"
				aria-label={ __( 'Pages in no menu', 'atelier' ) }
			>
				{ data.pages.items.map( ( page ) => (
					<Result
						key={ page.id }
						title={ formatRecordTitle( page.title ) }
						onClick={ () =>
							onChoose( toLinkAttributes( asTarget( page ) ) )
						}
					/>
				) ) }
			</ul>
		</>
	);
}

function asTarget( { id, title, link }: LoosePage ): FoundTarget {
	return {
		id,
		title: escapeLabel( title ),
		url: link,
		type: 'post',
		subtype: 'page',
	};
}

interface ResultProps {
	title: string;
	note?: string;
	isBusy?: boolean;
	isDisabled?: boolean;
	onClick: () => void;
}

function Result( {
	title,
	note,
	isBusy = false,
	isDisabled = isBusy,
	onClick,
}: ResultProps ) {
	return (
		<li>
			<Button
				className="atelier-target-search__result"
				isBusy={ isBusy }
				disabled={ isDisabled }
				accessibleWhenDisabled
				onClick={ onClick }
			>
				<span>{ title }</span>
				{ note && (
					<span className="atelier-target-search__note">
						{ note }
					</span>
				) }
			</Button>
		</li>
	);
}

function getTypeLabel( subtype: string ): string {
	return (
		( Object.hasOwn( TYPE_LABELS, subtype )
			? TYPE_LABELS[ subtype ]?.()
			: undefined ) ??
		getBootPayload().listedTypes.find(
			( { postType } ) => postType === subtype
		)?.title ??
		subtype
	);
}
