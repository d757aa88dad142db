import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { useResource, type ResourceAnswer } from '@/data/reads/use-resource';
import {
	historyStateResource,
	nameMomentState,
	type HistoryState,
} from '@/features/history';
import { formatRevision } from '@/features/styles/compare/format-revision';
import {
	readFailure,
	type StateSource,
	type ComparedState,
} from '@/features/styles/compare/style-state';
import { useStyleAuthors } from '@/features/styles/reads/use-style-authors';
import { useTemplateItems } from '@/features/templates/resolver/use-template-items';
import type { DesignState } from '@/utils/design-state';
import {
	isComparedType,
	partFileResource,
	recordContentResource,
	recordRevisionResource,
	type RecordContent,
	type RecordRevision,
} from './record-resources';
import type { ComparedRecord } from './compared-record';
import { useRecordRevisions } from './use-record-revisions';
import { useUnsavedContent } from './use-unsaved-content';

/** Content of a record in one state. */
export interface RecordState extends Omit< ComparedState, 'config' > {
	/** Markup of its blocks; undefined while it loads, and when it is not available. */
	content?: string | undefined;
}

/** All states of a record. */
export interface RecordStates {
	/** Title of the record. */
	title: string;
	sources: readonly Pick< StateSource, 'label' | 'choices' >[];
	hasUnsaved: boolean;
	/** Returns a state's label and content. */
	read: ( state: DesignState ) => RecordState;
}

type OfferedStates = [ label: string, states: readonly DesignState[] ];

/** The two chosen states. */
export type ChosenStates = readonly [ left: DesignState, right: DesignState ];

/**
 * Returns all states of a template, a part, a pattern or a menu.
 *
 * @param record The record.
 * @param chosen The chosen states: only these revisions, versions and moments are loaded.
 */
export function useRecordStates(
	record: ComparedRecord,
	chosen: ChosenStates
): RecordStates {
	const { postType, postId } = record;
	const saved = useResource( recordContentResource, postType, postId );
	const { authors } = useStyleAuthors();
	const unsaved = useUnsavedContent( record );
	const revisions = useRecordRevisions( record );
	const file = useThemeFile( record, saved.data );
	const chosenAnswers = [
		useChosenContent( record, chosen[ 0 ] ),
		useChosenContent( record, chosen[ 1 ] ),
	];
	const moments = [
		useMoment( record, chosen[ 0 ], saved.data ),
		useMoment( record, chosen[ 1 ], saved.data ),
	];
	const versions = useVersions( postType, postId, saved.data?.slug );

	const offered: readonly DesignState[] = [
		{ kind: 'saved' },
		...( unsaved === undefined &&
		! chosen.some( ( { kind } ) => kind === 'unsaved' )
			? []
			: [ { kind: 'unsaved' } as const ] ),
		...( file.data ? [ { kind: 'theme' } as const ] : [] ),
	];
	const getStateName = ( state: DesignState ) =>
		state.kind === 'moment'
			? nameMomentState(
					state.at,
					moments[ chosen.indexOf( state ) ]?.data
			  )
			: nameState( state, revisions.data ?? [], versions, authors );
	const toSource = ( [ label, states ]: OfferedStates ) => ( {
		label,
		choices: states.map( ( state ) => ( {
			state,
			label: getStateName( state ),
		} ) ),
	} );
	const readAnswer = ( state: DesignState ) => {
		// Without unsaved changes the two states are equal.
		if ( [ 'saved', 'unsaved', 'moment' ].includes( state.kind ) ) {
			return saved;
		}
		return state.kind === 'theme'
			? file
			: chosenAnswers[ chosen.indexOf( state ) ];
	};
	return {
		title: saved.data?.title ?? '',
		hasUnsaved: unsaved !== undefined,
		sources: (
			[
				[ __( 'Now', 'atelier' ), offered ],
				[
					__( 'History', 'atelier' ),
					chosen.filter( ( { kind } ) => kind === 'moment' ),
				],
				[
					__( 'Versions', 'atelier' ),
					toStates( 'version', versions ),
				],
				[
					__( 'Revisions', 'atelier' ),
					toStates( 'revision', revisions.data ),
				],
			] satisfies OfferedStates[]
		 ).map( toSource ),
		read: ( state ) => {
			const label = getStateName( state );
			if ( ! canExist( state, postType, saved.data, file ) ) {
				return { label, isGone: true };
			}
			// Without the record its moments are not requested.
			if ( state.kind === 'moment' && saved.data ) {
				return {
					label,
					...readMoment( moments[ chosen.indexOf( state ) ] ),
				};
			}
			if ( state.kind === 'unsaved' && unsaved !== undefined ) {
				return { label, content: unsaved };
			}
			const answer = readAnswer( state );
			return {
				label,
				content:
					state.kind === 'moment' ? undefined : answer?.data?.content,
				...( answer?.data
					? {}
					: readFailure(
							answer?.error,
							answer?.retry ?? saved.retry
					  ) ),
			};
		},
	};
}

function toStates(
	kind: 'version' | 'revision',
	list: readonly { id: number }[] = []
): readonly DesignState[] {
	return list.map( ( { id } ) => ( { kind, id } ) );
}

function nameState(
	state: DesignState,
	revisions: readonly RecordRevision[],
	versions: readonly Version[],
	authors: Authors
): string {
	switch ( state.kind ) {
		case 'saved':
			return __( 'Saved now', 'atelier' );
		case 'unsaved':
			return __( 'Unsaved changes', 'atelier' );
		case 'theme':
			return __( 'Theme', 'atelier' );
		case 'revision':
			return formatRevision(
				revisions.find( ( { id } ) => id === state.id ) ?? UNKNOWN,
				authors
			);
		case 'version':
			return (
				versions.find( ( { id } ) => id === state.id )?.label ??
				sprintf(
					/* translators: %d: id of a template. */
					__( 'Version %d', 'atelier' ),
					state.id
				)
			);
		default:
			return __( 'Unknown', 'atelier' );
	}
}

type Authors = ReturnType< typeof useStyleAuthors >[ 'authors' ];

const UNKNOWN = { author: 0, modified: undefined };

/** Another template of the same slug. */
interface Version {
	id: number;
	label: string;
}

function useChosenContent(
	{ postType, postId }: ComparedRecord,
	state: DesignState
) {
	const revision = useResource(
		recordRevisionResource,
		postType,
		postId,
		state.kind === 'revision' ? state.id : undefined
	);
	const version = useResource(
		recordContentResource,
		postType,
		state.kind === 'version' ? String( state.id ) : undefined
	);
	return state.kind === 'revision' ? revision : version;
}

function useMoment(
	{ postType }: ComparedRecord,
	state: DesignState,
	saved: RecordContent | undefined
) {
	return useResource(
		historyStateResource,
		state.kind === 'moment' ? state.at : undefined,
		saved && `${ postType }/${ saved.postNumber }`
	);
}

function readMoment(
	answer: ResourceAnswer< HistoryState > | undefined
): Partial< RecordState > {
	if ( ! answer?.data ) {
		return answer ? readFailure( answer.error, answer.retry ) : {};
	}
	const { isKept, content } = answer.data;
	return isKept ? { content } : { isGone: true };
}

/** The theme's file that a record hides. */
interface ThemeFile extends ResourceAnswer< RecordContent > {
	/** Whether there is none. */
	isMissing: boolean;
}

// The file of a template has the same slug; a part is requested with its own file.
function useThemeFile(
	{ postType, postId }: ComparedRecord,
	saved: RecordContent | undefined
): ThemeFile {
	const { items, error, retry } = useTemplateItems();
	const isPart = postType === 'wp_template_part';
	const isTemplate = postType === 'wp_template';
	const file = isTemplate
		? items?.find(
				( item ) =>
					item.type === 'wp_registered_template' &&
					item.slug === saved?.slug
		  )
		: undefined;
	const template = useResource(
		recordContentResource,
		'wp_registered_template',
		file && String( file.id )
	);
	const part = useResource(
		partFileResource,
		isPart && saved?.hasThemeFile ? postId : undefined
	);
	if ( isPart ) {
		return { ...part, isMissing: saved?.hasThemeFile === false };
	}
	const list = isTemplate && ! items ? { error, retry } : {};
	return {
		...template,
		...list,
		isMissing: ! isTemplate || ( ! file && Boolean( items && saved ) ),
	};
}

// Some states exist for the styles or for other types only.
function canExist(
	{ kind }: DesignState,
	postType: string,
	saved: RecordContent | undefined,
	file: ThemeFile
): boolean {
	if ( ! isComparedType( postType ) ) {
		return false;
	}
	switch ( kind ) {
		case 'look':
		case 'variation':
		case 'theirs':
			return false;
		case 'theme':
			return ! file.isMissing;
		case 'version':
			return postType === 'wp_template';
		case 'revision':
			return (
				postType !== 'wp_registered_template' && saved?.postNumber !== 0
			);
		default:
			return true;
	}
}

function useVersions(
	postType: string,
	postId: string,
	slug: string | undefined
): readonly Version[] {
	const { items } = useTemplateItems();
	return useMemo(
		() =>
			( postType === 'wp_template' ? items ?? [] : [] ).flatMap(
				( { type, id, slug: own, title, state } ) =>
					type === 'wp_template' &&
					own === slug &&
					String( id ) !== postId
						? [
								{
									id: Number( id ),
									label:
										state === 'active'
											? sprintf(
													/* translators: %s: title of a template. */
													__(
														'%s (active)',
														'atelier'
													),
													title
											  )
											: title,
								},
						  ]
						: []
			),
		[ items, postType, postId, slug ]
	);
}
