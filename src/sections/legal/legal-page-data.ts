export interface LegalPageProps {
  page: NonNullable<Queries.LegalPageQuery['page']>;
}
